import { isIP } from 'node:net';

/**
 * Removes the port that some proxies forward: `203.0.113.7:51234`, `[2001:db8::1]:443`. It changes
 * with every connection. Any other text is returned unchanged.
 */
export function withoutPort(forwarded: string): string {
  if (isIP(forwarded) !== 0) return forwarded;
  const address = forwarded.replace(/:\d{1,5}$/, '').replace(/^\[(.+)\]$/, '$1');
  return isIP(address) === 0 ? forwarded : address;
}
