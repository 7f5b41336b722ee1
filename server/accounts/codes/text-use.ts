import { gte, sql } from 'drizzle-orm';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { textHours } from '../../db/login-schema.ts';
import { parsePhone } from '../phone-number.ts';
import type { StoredCode } from './one-time-codes.ts';

/** Above `sent` texts, a smaller `share` of used codes indicates pumping. */
const suspicious = { sent: 20, share: 0.2 };

export type TextUse = { dialCode: string; sent: number; used: number };

/** Counts a text, and logs a warning when few recent codes were used. */
export async function noteTextSent(
  tx: Transaction,
  { log }: Pick<Context, 'log'>,
  dialCode: string,
  now: Date,
): Promise<void> {
  await count(tx, dialCode, now, 'sent');
  // The latest codes have not had time to be used.
  const since = new Date(now.getTime() - 3 * hourMs - 10 * minuteMs);
  const use = (await textUse(tx, since)).find((one) => one.dialCode === dialCode);
  if (use && isPumped(use) && use.sent % 10 === 0)
    log.warn(
      { ...use },
      'few of the texted codes are used: somebody may be paid for receiving them',
    );
}

export async function noteCodeUsed(
  tx: Transaction,
  { recipient, createdAt }: Pick<StoredCode, 'recipient' | 'createdAt'>,
): Promise<void> {
  const dialCode = parsePhone(recipient)?.dialCode;
  if (recipient.startsWith('+') && dialCode) await count(tx, dialCode, createdAt, 'used');
}

export const isPumped = ({ sent, used }: TextUse): boolean =>
  sent >= suspicious.sent && used / sent < suspicious.share;

/** Per dial code, most texts first. */
export async function textUse(database: Database | Transaction, since: Date): Promise<TextUse[]> {
  const sent = sql<number>`sum(${textHours.sent})::int`;
  return database
    .select({
      dialCode: textHours.dialCode,
      sent,
      used: sql<number>`sum(${textHours.used})::int`,
    })
    .from(textHours)
    .where(gte(textHours.hour, startOfHour(since)))
    .groupBy(textHours.dialCode)
    .orderBy(sql`${sent} desc`, textHours.dialCode);
}

async function count(
  tx: Transaction,
  dialCode: string,
  at: Date,
  what: 'sent' | 'used',
): Promise<void> {
  await tx
    .insert(textHours)
    .values({ dialCode, hour: startOfHour(at), [what]: 1 })
    .onConflictDoUpdate({
      target: [textHours.dialCode, textHours.hour],
      set: { [what]: sql`${textHours[what]} + 1` },
    });
}

const startOfHour = (at: Date): Date => new Date(Math.floor(at.getTime() / hourMs) * hourMs);
