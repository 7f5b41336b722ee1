import { createHash, randomBytes } from 'node:crypto';

/** 256 bits in signs that travel in headers and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. It is long enough that nobody finds it from its plain hash. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
