import { dayMs, hourMs } from '#contract/time-units.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { CodePurpose } from '../../db/login-schema.ts';
import { AppError } from '../../http/errors.ts';
import { type Limit, take } from '../../limits/take.ts';
import type { PhoneNumber } from '../phone-number.ts';
import type { Origin } from '../sessions/known-devices.ts';

/** Fraudulent number ranges have about this size; only their last digits vary. */
const varyingDigits = 4;

/** Share of the common limits that activations leave for password resets. */
const reservedForResets = 0.25;

export type TextCap = Limit & { name: 'dial code and hour' | 'dial code and day' | 'day' };

/** Limits shared by all visitors, which SMS pumping would exhaust. */
export const sharedCaps = (
  { limits }: Pick<Context['env'], 'limits'>,
  dialCode: string,
): TextCap[] => [
  {
    name: 'dial code and hour',
    key: `text:dial-hour:${dialCode}`,
    limit: limits.textsPerDialCodeAndHour,
    windowMs: hourMs,
  },
  {
    name: 'dial code and day',
    key: `text:dial:${dialCode}`,
    limit: limits.textsPerDialCodeAndDay,
    windowMs: dayMs,
  },
  { name: 'day', key: 'text:all', limit: limits.textsPerDay, windowMs: dayMs },
];

type Text = { address: string; origin: Origin; number: PhoneNumber; purpose: CodePurpose };

/**
 * Limits texts against SMS pumping: per origin, per range of numbers, per dial code and in total.
 * Narrow limits are taken first.
 */
export async function requireTextAllowed(
  tx: Transaction,
  { env, log }: Pick<Context, 'env' | 'log'>,
  { address, origin, number, purpose }: Text,
  now: Date,
): Promise<void> {
  const { limits } = env;
  const { e164, dialCode } = number;
  const sender = origin.known ? origin.name : `ip:${address}`;
  const own: Limit[] = [
    { key: `text:${sender}`, limit: limits.textsPerHour, windowMs: hourMs },
    {
      key: `text:prefix:${e164.slice(0, -varyingDigits)}`,
      limit: limits.textsPerPrefixAndDay,
      windowMs: dayMs,
    },
  ];
  for (const cap of own) await takeText(tx, cap, now);
  for (const cap of sharedCaps(env, dialCode)) {
    const limit = purpose === 'reset' ? cap.limit : Math.floor(cap.limit * (1 - reservedForResets));
    const used = await takeText(tx, { ...cap, limit }, now);
    if (used === Math.ceil(cap.limit / 2))
      log.warn(
        { cap: cap.name, dialCode, used, limit: cap.limit },
        'half of a cap on texts is used',
      );
  }
}

/** Returns how many texts the cap has counted, this one included. */
async function takeText(tx: Transaction, cap: Limit, now: Date): Promise<number> {
  const taken = await take(tx, [cap], now);
  if (!taken.allowed) throw new AppError('sms.limit', { retryAfterMs: taken.retryAfterMs });
  return cap.limit - taken.remaining;
}
