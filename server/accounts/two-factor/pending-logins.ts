import { and, eq, gt } from 'drizzle-orm';
import { pendingLoginMs } from '#contract/two-factor.ts';
import type { SecondFactor, UserData } from '#contract/user-data.ts';
import type { Caller, Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { customers, employees } from '../../db/schema.ts';
import { pendingLogins } from '../../db/two-factor-schema.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { dutyOf } from '../sessions/duty.ts';
import { openSession, ownerOf, type Session, type SessionUser } from '../sessions/sessions.ts';
import { tokensOf, userDataOf } from '../user-data.ts';
import { factorsOf } from './factors.ts';

/** After a correct password: opens a session or, with a second factor, a pending login. */
export async function beginLogin(
  tx: Transaction,
  context: Context,
  who: Pick<Session, 'customer' | 'employee' | 'menus'>,
  caller: Caller,
): Promise<UserData> {
  const owner = ownerOf(who);
  const ways = await factorsOf(tx, owner);
  if (ways.length === 0) {
    const duty = await dutyOf(tx, who, context.clock.now());
    const opened = await openSession(tx, context, { who, from: caller, way: 'password' });
    return userDataOf({ ...who, duty }, opened);
  }
  const token = newToken();
  const now = context.clock.now();
  await tx.insert(pendingLogins).values({
    tokenHash: hashToken(token),
    ...owner,
    createdAt: now,
    expiresAt: new Date(now.getTime() + pendingLoginMs),
  });
  return pendingUserData(who, token, ways);
}

/** The specified response with empty account data: the password alone must not reveal any. */
const pendingUserData = (who: SessionUser, token: string, ways: SecondFactor[]): UserData => ({
  id: '',
  name: '',
  ...tokensOf(who, token),
  currency: who.customer.currency,
  balance: null,
  credit_balance: null,
  enable_product: null,
  menulist: [],
  factor: ways,
});

/** User of a pending login. */
export async function findPendingLogin(
  database: Database | Transaction,
  token: string,
  now: Date,
): Promise<SessionUser | undefined> {
  const [row] = await database
    .select({ customer: customers, employee: employees })
    .from(pendingLogins)
    .innerJoin(customers, eq(customers.id, pendingLogins.customerId))
    .leftJoin(employees, eq(employees.id, pendingLogins.employeeId))
    .where(and(eq(pendingLogins.tokenHash, hashToken(token)), gt(pendingLogins.expiresAt, now)));
  if (row?.customer.status !== 'active') return undefined;
  if (row.employee && row.employee.status !== 'active') return undefined;
  return { customer: row.customer, employee: row.employee ?? undefined };
}

/** Deletes the pending login; of parallel calls exactly one returns true. */
export async function spendPendingLogin(tx: Transaction, token: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(pendingLogins)
    .where(eq(pendingLogins.tokenHash, hashToken(token)));
  return rowCount === 1;
}
