import { createHash, randomBytes } from 'node:crypto';
import { parseDigits } from 'libphonenumber-js/core';
import { minuteMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { insertPass, takePass } from './challenge-rows.ts';

/** Who gets the code, by phone or mail, and why. */
export type Bound = { recipient: string; type: number };

const lifetimeMs = 2 * minuteMs;

export async function issuePass(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  bound: Bound,
): Promise<string> {
  const pass = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
  await insertPass(database, { digest: digestOf(pass, bound), expiresAt });
  return pass;
}

/** Whether the pass was good for this recipient and type. From then on it is good for nothing. */
export function spendCaptchaPass(
  tx: Database | Transaction,
  { pass, ...bound }: Bound & { pass: string },
  now: Date,
): Promise<boolean> {
  return takePass(tx, digestOf(pass, bound), now);
}

const digestOf = (pass: string, { recipient, type }: Bound): string =>
  createHash('sha256')
    .update(`${type}\n${plain(recipient)}\n${pass}`)
    .digest('base64url');

/**
 * A mail address counts as the same in other case, a number however it is written: spaces, dashes,
 * a plus or other digits.
 */
const plain = (recipient: string): string =>
  recipient.includes('@') ? recipient.trim().toLowerCase() : parseDigits(recipient);
