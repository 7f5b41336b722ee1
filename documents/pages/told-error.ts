import type { Locale } from '#contract/locale.ts';
import type { CallErrors } from '../api/call-errors.ts';
import type { ErrorCode } from '../api/errors.ts';

/** A code with its texts in one language. */
export type ToldError = Pick<ErrorCode, 'code' | 'status' | 'retry'> & {
  means: string;
  remedy: string;
};

export type ToldErrors = Record<keyof CallErrors, ToldError[]>;

export const tellError = (error: ErrorCode, locale: Locale): ToldError => ({
  code: error.code,
  status: error.status,
  retry: error.retry,
  means: error.means[locale],
  remedy: error.remedy[locale],
});

export function tellErrors({ own, inside, common }: CallErrors, locale: Locale): ToldErrors {
  const tell = (errors: readonly ErrorCode[]) => errors.map((error) => tellError(error, locale));
  return { own: tell(own), inside: tell(inside), common: tell(common) };
}
