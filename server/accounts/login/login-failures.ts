import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { loginFailures } from '../../db/schema.ts';
import { loginFailuresKeptMs } from '../../retention/rules.ts';
import type { TryGuard } from '../passwords/password-hash.ts';

export const customerKey = (id: number): string => `customer:${id}`;
export const employeeKey = (id: string): string => `employee:${id}`;

/** Nobody has this account; the hash keeps out of the table what people mistype there. */
export const unknownKey = (...typed: string[]): string =>
  `unknown:${createHash('sha256').update(typed.join('\n').toLowerCase()).digest('hex')}`;

/** Every try counts as failed until it is known to be right, so that parallel ones count too. */
export const guardTries = (context: Context, key: string): TryGuard => ({
  admit: () => admitTry(context, key),
  matched: () => forgetFailures(context.database, key),
});

export async function forgetFailures(database: Database | Transaction, key: string): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.key, key));
}

/** One statement: counts the try and sets the wait after it, unless a wait is still running. */
async function admitTry({ database, env, clock }: Context, key: string): Promise<boolean> {
  const now = clock.now();
  const { freeLoginFailures, firstLockMs } = env.accounts;
  const lockedUntil = freeLoginFailures <= 1 ? new Date(now.getTime() + firstLockMs) : null;
  const counted = await database
    .insert(loginFailures)
    .values({ key, failures: 1, lastFailureAt: now, lockedUntil })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        failures: failuresNow(now),
        lastFailureAt: now,
        lockedUntil: lockAfter(env.accounts, now),
      },
      setWhere: sql`${loginFailures.lockedUntil} is null or ${loginFailures.lockedUntil} <= ${now.toISOString()}`,
    })
    .returning({ failures: loginFailures.failures });
  return counted.length > 0;
}

function failuresNow(now: Date) {
  const forgotten = new Date(now.getTime() - loginFailuresKeptMs).toISOString();
  return sql`case when ${loginFailures.lastFailureAt} <= ${forgotten} then 1
    else ${loginFailures.failures} + 1 end`;
}

/** Doubling from the first wait to the longest; the exponent is bounded before it overflows. */
function lockAfter(settings: Context['env']['accounts'], now: Date) {
  const { freeLoginFailures, firstLockMs, longestLockMs } = settings;
  const failures = failuresNow(now);
  const waitMs = sql`least(${firstLockMs}::float8 * power(2, least(${failures} - ${freeLoginFailures}::int, 30)), ${longestLockMs}::float8)`;
  return sql`case when ${failures} >= ${freeLoginFailures}::int
    then ${now.toISOString()}::timestamptz + ${waitMs} * interval '1 millisecond' end`;
}
