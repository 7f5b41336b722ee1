import { documentPath } from '#content/docs/paths.ts';
import type { Locale } from '#contract/locale.ts';
import { callNames, type Operation, readOperation } from '../api/operation.ts';
import { documentOf } from '../manuscripts/library.ts';

/** A query for the record that this call created. */
export type NextCall = {
  id: string;
  method: Operation['method'];
  path: string;
  /** The page that describes it. */
  document: string;
  /** Its path parameters; the response of this call has the first of them. */
  takes: string[];
};

/**
 * A GET of the same product whose path parameters are in the response or known to the caller. A
 * query for a single record comes before one that lists its parts.
 */
export function nextCall(operation: Operation, locale: Locale): NextCall | undefined {
  const answered = new Set(
    operation.responseFields.flatMap(({ name }) => thingId.exec(name)?.[1] ?? []),
  );
  const known = placesIn(operation.path);
  const fitting = callNames([operation.product])
    .map((name) => ({ name, call: readOperation(name, locale) }))
    .filter(({ call }) => {
      const takes = placesIn(call.path);
      const isNews = takes.some((one) => answered.has(one) && !known.includes(one));
      return (
        call.method === 'GET' &&
        call.id !== operation.id &&
        isNews &&
        takes.every((one) => answered.has(one) || known.includes(one))
      );
    });
  // Orders are named by their sender; a query by our own id returns more.
  const ours = fitting.filter(({ call }) => !placesIn(call.path).includes('orderId'));
  const next = ours.find(({ call }) => call.path.endsWith('}')) ?? ours[0] ?? fitting[0];
  const described = next && documentOf(next.name, locale);
  if (!next || !described) return undefined;
  const { id, method, path } = next.call;
  const takes = placesIn(path).toSorted((one, other) => rank(one) - rank(other));
  return { id, method, path, document: documentPath(described.manuscript.id, locale), takes };

  function rank(name: string): number {
    return known.includes(name) ? 1 : 0;
  }
}

/**
 * Matches the record's own id, or those of the entries of one list: `data.accepted[].messageId`.
 */
const thingId = /^data\.(?:\w+\[\]\.)?(\w+)$/;

const placesIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
