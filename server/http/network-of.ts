import { isIPv4 } from 'node:net';

/** What one subscriber or office is likely to share: IPv4 by /24, IPv6 by /48; what is neither, itself. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = address.split('::', 1)[0]?.split(':').slice(0, 3) ?? [];
  if (!address.includes(':')) return address;
  const padded = [...groups, '0', '0', '0'].slice(0, 3).map((group) => group || '0');
  return `${padded.join(':')}::/48`;
}
