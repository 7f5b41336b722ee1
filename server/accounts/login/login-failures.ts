import { createHash } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import { dayMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { loginFailures } from '../../db/login-schema.ts';
import { giveBack, type Limit, resetLimit, take } from '../../limits/take.ts';
import { loginFailureRetentionMs } from '../../retention/rules.ts';
import type { AttemptGuard } from '../passwords/password-hash.ts';
import { type Origin, originOf } from '../sessions/known-devices.ts';
import { type Owner, ownerKey } from '../sessions/owner.ts';

/** Account whose password is tried. */
export type TriedAccount = { key: string; owner?: Owner };

export const triedOwner = (owner: Owner): TriedAccount => ({ key: ownerKey(owner), owner });

export const triedCustomer = (id: number): TriedAccount =>
  triedOwner({ customerId: id, employeeId: null });

export const triedEmployee = (customerId: number, id: string): TriedAccount =>
  triedOwner({ customerId, employeeId: id });

/**
 * Key of an account that does not exist; hashed, since people mistype passwords into this field.
 */
export const triedUnknown = (...typed: string[]): TriedAccount => ({
  key: `unknown:${createHash('sha256').update(typed.join('\n').toLowerCase()).digest('hex')}`,
});

type TryOptions = {
  /** Origin of the attempt, when the caller has already looked it up. */
  origin?: Origin;
  onLock?(origin: Origin): Promise<void>;
};

/**
 * Counts every attempt as failed until it succeeds, so that parallel ones count too. Failures count
 * per account and network, plus a daily total; a browser known to the account counts separately, so
 * that strangers cannot lock its owner out.
 */
export function guardAttempts(
  context: Context,
  account: TriedAccount,
  caller: Caller,
  { origin: given, onLock }: TryOptions = {},
): AttemptGuard & { outcome(): 'refused' | 'locked' } {
  const now = context.clock.now();
  const strangers = fromStrangers(account.key, context.env.accounts.failuresPerDay);
  let origin: Origin | undefined;
  let isNewlyLocked = false;
  let isLocked = true;
  return {
    admit: async () => {
      origin = given ?? (await originOf(context.database, caller, account.owner));
      if (!origin.known && !(await take(context.database, [strangers], now)).allowed) return false;
      const counted = await admitTry(context, account.key, origin.name);
      // A refused attempt is not compared, so it does not count towards the daily total.
      if (!counted && !origin.known) await giveBack(context.database, strangers, now);
      isLocked = counted?.lockedUntil !== null;
      isNewlyLocked = isLocked && counted !== undefined;
      return counted !== undefined;
    },
    matched: async () => {
      if (!origin) return;
      await context.database
        .delete(loginFailures)
        .where(eq(loginFailures.key, failuresOf(account.key, origin.name)));
      if (!origin.known) await giveBack(context.database, strangers, now);
    },
    failed: async () => {
      if (origin && isNewlyLocked) await onLock?.(origin);
    },
    outcome: () => (isLocked ? 'locked' : 'refused'),
  };
}

/** A new password resets the failures of the old one. */
export async function forgetFailures(tx: Transaction, { key }: TriedAccount): Promise<void> {
  await tx
    .delete(loginFailures)
    .where(or(eq(loginFailures.account, key), eq(loginFailures.key, key)));
  await resetLimit(tx, fromStrangers(key, 0));
}

const failuresOf = (account: string, origin: string): string => `${account}@${origin}`;

const fromStrangers = (account: string, limit: number): Limit => ({
  key: `login:strangers:${account}`,
  limit,
  windowMs: dayMs,
});

type Counted = { lockedUntil: Date | null };

/**
 * Counts the attempt and sets the next lock in one statement, unless locked. A lock longer than the
 * maximum was set by a fast clock and is ignored.
 */
async function admitTry(
  { database, env, clock }: Context,
  account: string,
  origin: string,
): Promise<Counted | undefined> {
  const now = clock.now();
  const { freeLoginFailures, firstLockMs, longestLockMs } = env.accounts;
  const lockedUntil = freeLoginFailures <= 1 ? new Date(now.getTime() + firstLockMs) : null;
  const longest = new Date(now.getTime() + longestLockMs);
  const [counted] = await database
    .insert(loginFailures)
    .values({
      key: failuresOf(account, origin),
      account,
      failures: 1,
      lastFailureAt: now,
      lockedUntil,
    })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        failures: failuresNow(now),
        lastFailureAt: now,
        lockedUntil: lockAfter(env.accounts, now),
      },
      setWhere: sql`${loginFailures.lockedUntil} is null
        or ${loginFailures.lockedUntil} <= ${now.toISOString()}
        or ${loginFailures.lockedUntil} > ${longest.toISOString()}`,
    })
    .returning({ lockedUntil: loginFailures.lockedUntil });
  return counted;
}

function failuresNow(now: Date) {
  const forgotten = new Date(now.getTime() - loginFailureRetentionMs).toISOString();
  return sql`case when ${loginFailures.lastFailureAt} <= ${forgotten} then 1
    else ${loginFailures.failures} + 1 end`;
}

/** Doubles from the first lock to the longest; the exponent is capped before it overflows. */
function lockAfter(settings: Context['env']['accounts'], now: Date) {
  const { freeLoginFailures, firstLockMs, longestLockMs } = settings;
  const failures = failuresNow(now);
  const waitMs = sql`least(${firstLockMs}::float8 * power(2, least(${failures} - ${freeLoginFailures}::int, 30)), ${longestLockMs}::float8)`;
  return sql`case when ${failures} >= ${freeLoginFailures}::int
    then ${now.toISOString()}::timestamptz + ${waitMs} * interval '1 millisecond' end`;
}
