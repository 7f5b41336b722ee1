import { productName } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { allErrors } from '../api/call-errors.ts';
import type { ErrorCode } from '../api/errors.ts';
import { readOperation } from '../api/operation.ts';
import { anchorLead } from '../manuscripts/call-sections.ts';
import { nameCall } from '../manuscripts/library.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { type LocalizedError, localizeError } from './localized-error.ts';
import { checkerFor } from './signature-checker.ts';

/** A code with the documents of the calls that return it. */
export type AnsweredError = LocalizedError & {
  /** The name of its product; missing for common codes. */
  product?: string;
  /** Its meaning in the other languages, so that a pasted response is found. */
  foreign: string;
  calls: { name: string; place: string; path: string }[];
  /** The tool that finds its cause. */
  checker?: { name: string; path: string };
};

export function withCalls(errors: readonly ErrorCode[], locale: Locale): AnsweredError[] {
  const calls = allManuscripts()[locale].flatMap((manuscript) =>
    manuscript.calls.map((call) => {
      const { errors, method, path } = readOperation(call.name, locale);
      return {
        name: nameCall(manuscript, call),
        place: `${method} ${path}`,
        path: `${documentPath(manuscript.id, locale)}#${anchorLead(call.section?.id)}`,
        codes: new Set(allErrors(errors).map(({ code }) => code)),
      };
    }),
  );
  const others = locales.filter((other) => other !== locale);
  return errors.map((error) => ({
    ...localizeError(error, locale),
    product: error.product && productName(error.product, locale),
    checker: checkerFor(error.code, locale),
    foreign: others.map((other) => error.means[other]).join(' '),
    calls: calls
      .filter(({ codes }) => codes.has(error.code))
      .map(({ name, place, path }) => ({ name, place, path: `${path}error-${error.code}` })),
  }));
}
