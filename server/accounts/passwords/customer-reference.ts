import { randomBytes } from 'node:crypto';
import { hourMs } from '#contract/time-units.ts';
import type { AppSecret } from '../../app-secret.ts';
import { isSame, keyedHash, keyedHashes } from '../secret-values.ts';

const purpose = 'customer reference';
const lifetimeMs = hourMs;
const timeBytes = 6;
const saltBytes = 8;
const sealBytes = 16;

/** An opaque, salted reference to the customer of a phone, valid for an hour. */
export function referTo(secret: AppSecret, phone: string, now: Date): string {
  const head = Buffer.alloc(timeBytes + saltBytes, randomBytes(timeBytes + saltBytes));
  head.writeUIntBE(now.getTime() + lifetimeMs, 0, timeBytes);
  const seal = keyedHash(secret, purpose, sealed(phone, head)).subarray(0, sealBytes);
  return Buffer.concat([head, seal]).toString('base64url');
}

export function refersTo(secret: AppSecret, reference: string, phone: string, now: Date): boolean {
  const bytes = Buffer.from(reference, 'base64url');
  if (bytes.length !== timeBytes + saltBytes + sealBytes) return false;
  const head = bytes.subarray(0, timeBytes + saltBytes);
  const given = bytes.subarray(timeBytes + saltBytes);
  const isRight = keyedHashes(secret, purpose, sealed(phone, head)).some((seal) =>
    isSame(given, seal.subarray(0, sealBytes)),
  );
  return isRight && head.readUIntBE(0, timeBytes) > now.getTime();
}

const sealed = (phone: string, head: Buffer) => [phone, head.toString('hex')];
