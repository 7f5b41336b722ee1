import { brand } from '#content/brand.ts';
import { isData } from '../records/is-data.ts';
import type { Data } from '../records/record-store.ts';

/** What has a link of ours in answers; `links.ts` says what is found there. */
const linked = /^\/(recordings|exports|imports)\/[\w/-]+\?token=\w+$/;

/** Links on the host of the live API lead to the sandbox instead, those of examples too. */
export const withOwnLinks = (data: Data, origin: string): Data =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, led(value, origin)]));

function led(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((one) => led(one, origin));
  if (isData(value)) return withOwnLinks(value, origin);
  if (typeof value !== 'string' || !value.startsWith(brand.hosts.api)) return value;
  const rest = value.slice(brand.hosts.api.length);
  return linked.test(rest) ? origin + rest : value;
}
