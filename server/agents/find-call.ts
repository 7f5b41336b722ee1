import type { DocumentedApi, DocumentedCall } from '#contract/documented-api.ts';
import { fitsPath } from '../sandbox/http/fits-path.ts';
import { ToolRefusal } from './tool-refusal.ts';

const shownNearest = 5;

/** A call by its operation id or by method and path; refuses any other name with the nearest. */
export function findCall({ calls }: DocumentedApi, name: string): DocumentedCall {
  const wanted = name.trim();
  const found = calls.find((call) => call.id === wanted) ?? byAddress(calls, wanted);
  if (found) return found;
  const nearest = likeliestCalls(calls, wanted).map((call) => `${call.id} (${addressOf(call)})`);
  throw new ToolRefusal(
    `There is no call ${wanted}. The nearest are ${nearest.join(', ')}; list_calls names all.`,
  );
}

export const addressOf = ({ method, path }: DocumentedCall): string => `${method} ${path}`;

/** A value or any placeholder may stand where the path has one: `GET /v2/sms/records/{id}`. */
function byAddress(calls: readonly DocumentedCall[], name: string): DocumentedCall | undefined {
  const [, method = '', path = ''] = /^([A-Za-z]+)\s+(\/[^?#\s]*)/.exec(name) ?? [];
  return calls.find((call) => call.method === method.toUpperCase() && fitsPath(call, path));
}

/**
 * The calls whose id or address is most like a name, best first; of equals the first in the list. A
 * name has its words in any order, unlike a path (`nearest-calls.ts`).
 */
function likeliestCalls(calls: readonly DocumentedCall[], name: string): DocumentedCall[] {
  const wanted = pairsOf(name);
  const likenessOf = (call: DocumentedCall) =>
    Math.max(...[call.id, call.path, addressOf(call)].map((one) => likeness(wanted, pairsOf(one))));
  return calls
    .map((call) => ({ call, likeness: likenessOf(call) }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, shownNearest)
    .map(({ call }) => call);
}

/** The share of letter pairs that two names have in common, in whatever order their words stand. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const common = one.filter((pair) => {
    const place = left.indexOf(pair);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return (2 * common.length) / Math.max(one.length + other.length, 1);
}

const longestCompared = 100;

function pairsOf(name: string): string[] {
  const letters = name
    .slice(0, longestCompared)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) =>
    letters.slice(at, at + 2),
  );
}
