import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '#contract/account-rules.ts';
import { type AppSecret, keyFor, keysFor } from '../app-secret.ts';

/** Digits from a secure source, each number as likely as any other. */
export const newCode = (): string =>
  randomInt(10 ** codeDigits)
    .toString()
    .padStart(codeDigits, '0');

type Parts = readonly unknown[];

/** A hash under a key of its own for each purpose: without the secret it cannot be searched. */
export const sealWith = (secret: AppSecret, purpose: string, parts: Parts): Buffer =>
  hashBy(keyFor(secret, purpose), parts);

/** What `sealWith` may have made of these parts, under either secret. */
export const sealsWith = (secret: AppSecret, purpose: string, parts: Parts): Buffer[] =>
  keysFor(secret, purpose).map((key) => hashBy(key, parts));

const hashBy = (key: Buffer, parts: Parts): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest();

/** Takes the same time wherever the two differ. */
export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
