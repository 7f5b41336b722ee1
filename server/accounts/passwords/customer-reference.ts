import { randomBytes } from 'node:crypto';
import { hourMs } from '#contract/time-units.ts';
import { isSame, sealWith } from '../secret-values.ts';

const lifetimeMs = hourMs;
const timeBytes = 6;
const saltBytes = 8;
const sealBytes = 16;

/** Stands for the customer of a phone for an hour; says nothing, and no two are alike. */
export function referTo(secret: string, phone: string, now: Date): string {
  const head = Buffer.alloc(timeBytes + saltBytes, randomBytes(timeBytes + saltBytes));
  head.writeUIntBE(now.getTime() + lifetimeMs, 0, timeBytes);
  return Buffer.concat([head, seal(secret, phone, head)]).toString('base64url');
}

export function refersTo(secret: string, reference: string, phone: string, now: Date): boolean {
  const bytes = Buffer.from(reference, 'base64url');
  if (bytes.length !== timeBytes + saltBytes + sealBytes) return false;
  const head = bytes.subarray(0, timeBytes + saltBytes);
  const isRight = isSame(bytes.subarray(timeBytes + saltBytes), seal(secret, phone, head));
  return isRight && head.readUIntBE(0, timeBytes) > now.getTime();
}

const seal = (secret: string, phone: string, head: Buffer): Buffer =>
  sealWith(secret, 'customer reference', [phone, head.toString('hex')]).subarray(0, sealBytes);
