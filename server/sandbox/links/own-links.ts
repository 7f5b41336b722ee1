import { brand } from '#content/brand.ts';
import { isData } from '../records/is-data.ts';
import type { Data } from '../records/record-store.ts';

/** Paths of links in responses; `links.ts` serves them. */
const linked = /^\/(recordings|exports|imports)\/[\w/-]+\?token=\w+$/;

/** Rewrites links to the live API, also in examples, to the sandbox. */
export const withOwnLinks = (data: Data, origin: string): Data =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, led(value, origin)]));

function led(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((one) => led(one, origin));
  if (isData(value)) return withOwnLinks(value, origin);
  if (typeof value !== 'string' || !value.startsWith(brand.hosts.api)) return value;
  const rest = value.slice(brand.hosts.api.length);
  return linked.test(rest) ? origin + rest : value;
}
