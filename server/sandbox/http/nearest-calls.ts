import { shortened } from '#content/api/expected.ts';
import type { DocumentedCall } from '#contract/documented-api.ts';
import { nearest } from '#contract/nearest.ts';

const suggested = 3;

/** The calls that a method and a path probably meant: `POST /v2/sms/mt, …`. */
export function nearestCalls(
  calls: readonly DocumentedCall[],
  method: string,
  path: string,
): string {
  const parts = path.split('/');
  // A parameter of the path fits whatever stands in its place.
  const filled = (template: string) =>
    template
      .split('/')
      .map((part, index) => (part.startsWith('{') ? (parts[index] ?? part) : part))
      .join('/');
  const byAddress = new Map(
    calls.map((call) => [`${filled(call.path)} ${call.method}`, `${call.method} ${call.path}`]),
  );
  const found = nearest(`${path} ${method}`, [...byAddress.keys()], suggested);
  return shortened(found.map((address) => byAddress.get(address)).join(', '));
}
