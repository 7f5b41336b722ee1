import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that the owner of an address can change addresses in: /24 for IPv4, /48 for IPv6.
 * Takes what `clientAddress` returns; text that is no address is returned unchanged.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIPv6(address)) return `${networkGroups(address).join(':')}::/48`;
  return address;
}

/** The first three groups, with the zeros that `::` abbreviates. */
function networkGroups(address: string): string[] {
  const [before = '', after] = address.toLowerCase().split('::');
  const [front, back] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
  const given = [...(front ?? []), ...(back ?? [])].length;
  const zeros = after === undefined ? 0 : Math.max(0, 8 - given);
  const groups = [...(front ?? []), ...Array<string>(zeros).fill('0'), ...(back ?? [])];
  const first = groups.slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16));
  while (first.at(-1) === '0') first.pop();
  return first;
}
