import { createHash, createHmac } from 'node:crypto';

/** What version 2 signs. The documents show it, the samples build it, the tests hold them to it. */
export type SignedRequest = {
  method: string;
  /** Without host and query. */
  path: string;
  query?: readonly (readonly [name: string, value: string])[];
  timestampMs: string;
  nonce: string;
  /** The bytes that are sent; empty for GET and for multipart, whose body is not signed. */
  body: string;
};

export const signRequest = (request: SignedRequest, secretKey: string): string =>
  hmac(canonicalString(request), secretKey);

export const canonicalString = ({
  method,
  path,
  query,
  timestampMs,
  nonce,
  body,
}: SignedRequest): string =>
  [method, path, canonicalQuery(query ?? []), timestampMs, nonce, sha256(body)].join('\n');

/** Sorted by name, then by value; everything but letters, digits and -._~ is percent-encoded. */
export const canonicalQuery = (query: readonly (readonly [string, string])[]): string =>
  query
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map((pair) => pair.join('='))
    .join('&');

/** What we call back is signed with the callback secret, without method and path. */
export type SignedCallback = Pick<SignedRequest, 'timestampMs' | 'nonce' | 'body'>;

export const signCallback = (callback: SignedCallback, callbackSecret: string): string =>
  hmac(callbackString(callback), callbackSecret);

export const callbackString = ({ timestampMs, nonce, body }: SignedCallback): string =>
  [timestampMs, nonce, sha256(body)].join('\n');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const hmac = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
