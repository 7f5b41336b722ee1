import { timingSafeEqual } from 'node:crypto';
import { signRequest } from '#content/api/signing.ts';
import type { DocumentedCall } from '#contract/documented-api.ts';
import { minuteMs } from '#contract/time-units.ts';
import type { Application } from '../../applications/applications.ts';
import { type ApiKey, findKey } from '../../applications/keys.ts';
import type { Context } from '../../context.ts';
import {
  missingField,
  Refusal,
  wrongKey,
  wrongSignature,
  wrongTime,
  wrongValue,
} from '../behaviour/refusal.ts';
import type { Arrived } from './arrived.ts';

/** `nonce` is valid for one request; one with keys in its body has none. */
export type Proven = { key: ApiKey; application: Application; nonce?: string };

/** Refused with a known key; its owner sees the request in the log. */
export class Unproven extends Refusal {
  readonly claimed: Proven;

  constructor(code: number, claimed: Proven) {
    super(code);
    this.claimed = claimed;
  }
}

const signingHeaders = ['X-Access-Key', 'X-Timestamp', 'X-Nonce', 'X-Signature'];

/** Calls of version 1 take keys in the body unless a request has any header of a signature. */
export const isSigned = (call: DocumentedCall, { headers }: Arrived): boolean =>
  !call.keysInBody || signingHeaders.some((name) => headers[name.toLowerCase()] !== undefined);

const toleranceMs = 5 * minuteMs;
const noncePattern = /^[A-Za-z0-9-]{16,36}$/;

/** Verifies the signature; `authorize` checks the nonce. */
export async function authenticateBySignature(context: Context, arrived: Arrived): Promise<Proven> {
  const header = (name: string): string => {
    const value = arrived.headers[name.toLowerCase()];
    if (typeof value !== 'string' || value === '') throw new Refusal(missingField, { field: name });
    return value;
  };
  const accessKey = header('X-Access-Key');
  const timestampMs = header('X-Timestamp');
  const nonce = header('X-Nonce');
  const signature = header('X-Signature');
  if (!/^\d{13}$/.test(timestampMs)) throw new Refusal(wrongValue, { field: 'X-Timestamp' });
  if (!noncePattern.test(nonce)) throw new Refusal(wrongValue, { field: 'X-Nonce' });

  const now = context.clock.now();
  const proven = await findKey(context, 'sandbox', accessKey);
  if (!proven) throw new Refusal(wrongKey);
  if (Math.abs(now.getTime() - Number(timestampMs)) > toleranceMs)
    throw new Unproven(wrongTime, proven);
  const { method, path, query, signedBody } = arrived;
  const expected = signRequest(
    { method, path, query, timestampMs, nonce, body: signedBody },
    proven.secretKey,
  );
  if (!isSameText(signature, expected)) throw new Unproven(wrongSignature, proven);
  return { ...proven, nonce };
}

/** Keys in the body. */
export async function authenticateByKeys(
  context: Context,
  { appKey, appSecret }: { appKey?: unknown; appSecret?: unknown },
): Promise<Proven> {
  for (const [field, value] of Object.entries({ appKey, appSecret }))
    if (value === undefined || value === '') throw new Refusal(missingField, { field });
  if (typeof appKey !== 'string') throw new Refusal(wrongValue, { field: 'appKey' });
  if (typeof appSecret !== 'string') throw new Refusal(wrongValue, { field: 'appSecret' });
  const proven = await findKey(context, 'sandbox', appKey);
  if (!proven || !isSameText(appSecret, proven.secretKey)) throw new Refusal(wrongKey);
  return proven;
}

/** Constant-time comparison. */
function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
