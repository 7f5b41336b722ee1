import type { Locale } from '#contract/locale.ts';
import type { CallErrors } from '../api/call-errors.ts';
import type { ErrorCode } from '../api/errors.ts';

/** A code with its texts in one language. */
export type LocalizedError = Pick<ErrorCode, 'code' | 'status' | 'retry'> & {
  means: string;
  remedy: string;
};

export type LocalizedErrors = Record<keyof CallErrors, LocalizedError[]>;

export const localizeError = (error: ErrorCode, locale: Locale): LocalizedError => ({
  code: error.code,
  status: error.status,
  retry: error.retry,
  means: error.means[locale],
  remedy: error.remedy[locale],
});

export function localizeErrors(
  { own, inside, common }: CallErrors,
  locale: Locale,
): LocalizedErrors {
  const tell = (errors: readonly ErrorCode[]) =>
    errors.map((error) => localizeError(error, locale));
  return { own: tell(own), inside: tell(inside), common: tell(common) };
}
