import { documentPath } from '#content/docs/paths.ts';
import type { Locale } from '#contract/locale.ts';
import { allErrors } from '../api/call-errors.ts';
import type { ErrorCode } from '../api/errors.ts';
import { readOperation } from '../api/operation.ts';
import { nameCall } from '../manuscripts/library.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';

/** A code beside the documents of the calls that answer with it. */
export type AnsweredError = ErrorCode & { calls: { name: string; place: string; path: string }[] };

export function withCalls(errors: readonly ErrorCode[], locale: Locale): AnsweredError[] {
  const calls = allManuscripts()[locale].flatMap((manuscript) =>
    manuscript.calls.map((call) => {
      const { errors, method, path } = readOperation(call.name, locale);
      return {
        name: nameCall(manuscript, call),
        place: `${method} ${path}`,
        path: `${documentPath(manuscript.id, locale)}#${call.section ? `${call.section.id}-` : ''}`,
        codes: new Set(allErrors(errors).map(({ code }) => code)),
      };
    }),
  );
  return errors.map((error) => ({
    ...error,
    calls: calls
      .filter(({ codes }) => codes.has(error.code))
      .map(({ name, place, path }) => ({ name, place, path: `${path}error-${error.code}` })),
  }));
}
