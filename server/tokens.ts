import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url, which is safe in headers and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. Its entropy makes a plain hash sufficient. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
