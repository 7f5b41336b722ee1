import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Whether we would bring a callback there at all, so far as the address itself tells. */
export function isAllowedUrl(url: URL, { anywhere }: { anywhere: boolean }): boolean {
  if (url.username || url.password) return false;
  if (anywhere) return url.protocol === 'https:' || url.protocol === 'http:';
  return url.protocol === 'https:' && url.port === '' && !isInsideLiteral(url.hostname);
}

/** An address of the Internet without the brackets of its sixth version. */
export const literalOf = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

const isInsideLiteral = (hostname: string): boolean =>
  isIP(literalOf(hostname)) !== 0 && !isPublicAddress(literalOf(hostname));
