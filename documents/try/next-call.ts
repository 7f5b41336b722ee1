import { documentPath } from '#content/docs/paths.ts';
import type { Locale } from '#contract/locale.ts';
import { callNames, type Operation, readOperation } from '../api/operation.ts';
import { documentOf } from '../manuscripts/library.ts';

/** A query about what this call made. */
export type NextCall = {
  id: string;
  method: Operation['method'];
  path: string;
  /** The page that describes it. */
  document: string;
  /** What its path names; the response of this call has the first of them. */
  takes: string[];
};

/**
 * A GET of the same product whose path is made of what the response has and what the caller knows.
 * One that asks for a single thing comes before one that lists what belongs to it.
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
  // An order has the name that its sender gave it; what we gave a name to is told more about.
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

/** Of the thing itself, or of the entries of one list: `data.accepted[].messageId`. */
const thingId = /^data\.(?:\w+\[\]\.)?(\w+)$/;

const placesIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
