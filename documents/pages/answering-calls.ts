import { documentPath } from '#content/docs/paths.ts';
import type { Locale } from '#contract/locale.ts';
import { allErrors } from '../api/call-errors.ts';
import type { ErrorCode } from '../api/errors.ts';
import { readOperation } from '../api/operation.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';

/** A code beside the documents of the calls that answer with it. */
export type AnsweredError = ErrorCode & { calls: { name: string; place: string; path: string }[] };

export function withCalls(errors: readonly ErrorCode[], locale: Locale): AnsweredError[] {
  const calls = allManuscripts()[locale].flatMap(({ id, facts }) => {
    if (!facts.operation) return [];
    const { errors, method, path } = readOperation(facts.operation, locale);
    const codes = new Set(allErrors(errors).map(({ code }) => code));
    return [{ id, name: facts.title, place: `${method} ${path}`, codes }];
  });
  return errors.map((error) => ({
    ...error,
    calls: calls
      .filter(({ codes }) => codes.has(error.code))
      .map(({ id, name, place }) => ({
        name,
        place,
        path: `${documentPath(id, locale)}#error-${error.code}`,
      })),
  }));
}
