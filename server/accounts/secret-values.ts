import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '#contract/account-rules.ts';

/** Digits from a secure source, each number as likely as any other. */
export const newCode = (): string =>
  randomInt(10 ** codeDigits)
    .toString()
    .padStart(codeDigits, '0');

/** A hash under a key of its own for each purpose: without the secret it cannot be searched. */
export const sealWith = (secret: string, purpose: string, parts: readonly unknown[]): Buffer =>
  createHmac('sha256', createHmac('sha256', secret).update(purpose).digest())
    .update(JSON.stringify(parts))
    .digest();

/** Takes the same time wherever the two differ. */
export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
