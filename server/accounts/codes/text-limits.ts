import { dayMs, hourMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { takeFromLimit } from '../../limits/limit.ts';
import type { PhoneNumber } from '../phone-number.ts';

/** Ranges of numbers that somebody earns from are as long as this; a phone's last digits vary. */
const varyingDigits = 4;

/**
 * Texts cost money, and there are people who are paid for receiving them: so many per client
 * address, per range of numbers, per dial code and in all. The narrow ones are taken first.
 */
export async function requireTextAllowed(
  tx: Transaction,
  { limits }: Context['env'],
  { address }: Caller,
  { e164, dialCode }: PhoneNumber,
  now: Date,
): Promise<void> {
  const caps = [
    { key: `text:ip:${address}`, limit: limits.textsPerHour, windowMs: hourMs },
    {
      key: `text:prefix:${e164.slice(0, -varyingDigits)}`,
      limit: limits.textsPerPrefixAndDay,
      windowMs: dayMs,
    },
    { key: `text:dial:${dialCode}`, limit: limits.textsPerDialCodeAndDay, windowMs: dayMs },
    { key: 'text:all', limit: limits.textsPerDay, windowMs: dayMs },
  ];
  for (const cap of caps) {
    const taken = await takeFromLimit(tx, cap, now);
    if (!taken.allowed) throw new AppError('sms.limit', { retryAfterMs: taken.retryAfterMs });
  }
}
