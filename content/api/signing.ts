import { createHash, createHmac } from 'node:crypto';
import { type CanonicalRequest, callbackLines, canonicalLines } from './canonical.ts';

/**
 * What version 2 signs. The documents show it, the samples implement it, tests compare them with
 * it.
 */
export type SignedRequest = Omit<CanonicalRequest, 'bodyHash'> & {
  /** The sent bytes; empty for GET and for multipart, whose body is not signed. */
  body: string;
};

export const signRequest = (request: SignedRequest, secretKey: string): string =>
  hmac(canonicalString(request), secretKey);

export const canonicalString = ({ body, ...request }: SignedRequest): string =>
  canonicalLines({ ...request, bodyHash: sha256(body) }).join('\n');

/** Callbacks are signed with the callback secret, without method and path. */
export type SignedCallback = Pick<SignedRequest, 'timestampMs' | 'nonce' | 'body'>;

export const signCallback = (callback: SignedCallback, callbackSecret: string): string =>
  hmac(callbackString(callback), callbackSecret);

export const callbackString = ({ body, ...callback }: SignedCallback): string =>
  callbackLines({ ...callback, bodyHash: sha256(body) }).join('\n');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const hmac = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');
