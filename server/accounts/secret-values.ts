import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '#contract/account-rules.ts';
import { type AppSecret, keyFor, keysFor } from '../app-secret.ts';

/** Uniformly random digits from a secure source. */
export const newCode = (): string =>
  randomInt(10 ** codeDigits)
    .toString()
    .padStart(codeDigits, '0');

type Parts = readonly unknown[];

/** Keyed hash with a separate key per purpose: cannot be brute-forced without the secret. */
export const keyedHash = (secret: AppSecret, purpose: string, parts: Parts): Buffer =>
  hashBy(keyFor(secret, purpose), parts);

/** All values that `keyedHash` may have returned, with the current and the previous secret. */
export const keyedHashes = (secret: AppSecret, purpose: string, parts: Parts): Buffer[] =>
  keysFor(secret, purpose).map((key) => hashBy(key, parts));

const hashBy = (key: Buffer, parts: Parts): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest();

/** Constant-time comparison. */
export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
