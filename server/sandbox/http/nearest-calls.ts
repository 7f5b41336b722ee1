import { shortened } from '#content/api/expected.ts';
import type { DocumentedCall } from '#contract/documented-api.ts';
import { changesBetween } from '#contract/nearest.ts';

const suggested = 3;

/** The calls that a method and a path probably meant: `POST /v2/sms/mt, …`. */
export function nearestCalls(
  calls: readonly DocumentedCall[],
  method: string,
  path: string,
): string {
  const own = partsOf(path);
  const found = calls
    .map((call) => ({
      name: `${call.method} ${call.path}`,
      changes: changesTo(own, partsOf(call.path)) + (call.method === method ? 0 : otherMethod),
    }))
    .sort((a, b) => a.changes - b.changes)
    .slice(0, suggested);
  return shortened(found.map(({ name }) => name).join(', '));
}

/** Less than a letter: of two equal paths the one with this method is nearer. */
const otherMethod = 0.5;

type Parts = { version: string; parts: string[] };

/** Without the version, which is easily forgotten and would shift the parts that follow. */
function partsOf(path: string): Parts {
  const [, version = '', rest = ''] = /^\/*(v\d+(?=\/))?(.*)$/is.exec(path) ?? [];
  return { version, parts: rest.split('/', mostCompared).filter(Boolean) };
}

const mostCompared = 10;

/** The letters to change, part by part; a parameter fits whatever stands in its place. */
function changesTo(own: Parts, call: Parts): number {
  let changes = own.version === call.version ? 0 : 1;
  for (let index = 0; index < Math.max(own.parts.length, call.parts.length); index += 1) {
    const [part = '', wanted = ''] = [own.parts[index], call.parts[index]];
    const isParameter = part !== '' && wanted.startsWith('{');
    if (!isParameter) changes += changesBetween(part, wanted);
  }
  return changes;
}
