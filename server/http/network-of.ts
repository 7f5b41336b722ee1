import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that an address as `clientAddress` gives it lies in: what one owner can change
 * addresses within. IPv4 by /24, IPv6 by /48. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIPv6(address)) return `${networkGroups(address).join(':')}::/48`;
  return address;
}

/** The first three groups, without the zeros that `::` stands for. */
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
