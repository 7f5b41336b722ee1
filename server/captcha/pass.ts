import { createHash, randomBytes } from 'node:crypto';
import { parseDigits } from 'libphonenumber-js/core';
import { minuteMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { insertPass, takePass } from './challenge-rows.ts';

/** The recipient of the code, a phone number or mail address, and its purpose. */
export type PassBinding = { recipient: string; type: number };

const lifetimeMs = 2 * minuteMs;

export async function issuePass(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  bound: PassBinding,
): Promise<string> {
  const pass = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
  await insertPass(database, { digest: digestOf(pass, bound), expiresAt });
  return pass;
}

/** Whether the pass is valid for this recipient and type. It cannot be used again. */
export function spendCaptchaPass(
  tx: Database | Transaction,
  { pass, ...bound }: PassBinding & { pass: string },
  now: Date,
): Promise<boolean> {
  return takePass(tx, digestOf(pass, bound), now);
}

const digestOf = (pass: string, { recipient, type }: PassBinding): string =>
  createHash('sha256')
    .update(`${type}\n${plain(recipient)}\n${pass}`)
    .digest('base64url');

/**
 * Normalizes a recipient: mail addresses by case, telephone numbers by digits, whatever their
 * script, spaces and dashes.
 */
const plain = (recipient: string): string =>
  recipient.includes('@') ? recipient.trim().toLowerCase() : parseDigits(recipient);
