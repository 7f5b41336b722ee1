import { isIP } from 'node:net';

/**
 * Some proxies forward `203.0.113.7:51234` or `[2001:db8::1]:443`: the port changes with every
 * connection and is nobody's address. What has none, and what is no address, stays as it is.
 */
export function withoutPort(forwarded: string): string {
  if (isIP(forwarded) !== 0) return forwarded;
  const address = forwarded.replace(/:\d{1,5}$/, '').replace(/^\[(.+)\]$/, '$1');
  return isIP(address) === 0 ? forwarded : address;
}
