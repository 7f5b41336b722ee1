import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt, isNotNull, lte, max, ne, type SQL, sql } from 'drizzle-orm';
import type { MenuId } from '#contract/console-menus.ts';
import { minuteMs } from '#contract/time-units.ts';
import type { Duty, SecondFactor } from '#contract/user-data.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { customers, employees, sessions } from '../../db/schema.ts';
import { pendingLogins } from '../../db/two-factor-schema.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { type Customer, updateCustomer } from '../customers.ts';
import { type Employee, updateEmployee } from '../employees.ts';
import { allMenus } from '../menus.ts';
import { rememberDevice } from './known-devices.ts';
import { belongsTo, type Owner } from './owner.ts';

export type Session = {
  id: string;
  /** SHA-256 of this request's session token. */
  tokenHash: string;
  customer: Customer;
  /** Undefined for the main user. */
  employee: Employee | undefined;
  menus: readonly MenuId[];
  /** Last reauthentication. */
  confirmedAt: Date | null;
  /** What the user has to do before every other call. */
  duty?: Duty | undefined;
};

export type SessionUser = Pick<Session, 'customer' | 'employee'>;

export const ownerOf = ({ customer, employee }: SessionUser): Owner => ({
  customerId: customer.id,
  employeeId: employee?.id ?? null,
});

/** Actor or target in audit events. */
export const personOf = ({ customer, employee }: SessionUser) =>
  employee
    ? ({ kind: 'employee', id: employee.id } as const)
    : ({ kind: 'customer', id: customer.publicId } as const);

/** Returns the token; only its hash is stored. */
export async function openSession(
  tx: Transaction,
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  { who, from, way }: { who: SessionUser; from: Caller; way: 'password' | SecondFactor },
): Promise<string> {
  const now = clock.now();
  const token = newToken();
  const id = randomUUID();
  await tx.insert(sessions).values({
    id,
    tokenHash: hashToken(token),
    ...ownerOf(who),
    address: from.address,
    userAgent: from.userAgent,
    createdAt: now,
    lastSeenAt: now,
    confirmedAt: now,
    expiresAt: new Date(now.getTime() + env.accounts.sessionLifetimeMs),
  });
  if (who.employee)
    await updateEmployee(tx, who.customer.id, who.employee.id, {
      lastLoginAt: now,
      notificationLocale: who.employee.notificationLocale ?? from.locale,
    });
  else if (who.customer.notificationLocale === null)
    await updateCustomer(tx, who.customer.id, { notificationLocale: from.locale });
  const newDevice = await rememberDevice(tx, from, ownerOf(who), now);
  const person = personOf(who);
  const details = { session: id, newDevice, way };
  await recordEvent(
    tx,
    { action: 'session.opened', by: person, target: person, from, details },
    now,
  );
  return token;
}

/** The session of a token, while it is valid and its user enabled; extends its idle time. */
export async function useSession(
  { database, env, clock }: Context,
  token: string,
): Promise<Session | undefined> {
  const now = clock.now();
  const [row] = await database
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      confirmedAt: sessions.confirmedAt,
      customer: customers,
      employee: employees,
      alive: sql<boolean>`${isAlive(env, now)}`,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .leftJoin(employees, eq(employees.id, sessions.employeeId))
    .where(eq(sessions.tokenHash, hashToken(token)));
  if (row?.alive === false) {
    // Deleted, so that it stays ended even if the clock goes back.
    await database.delete(sessions).where(eq(sessions.id, row.id));
    return undefined;
  }
  if (row?.customer.status !== 'active') return undefined;
  if (row.employee && row.employee.status !== 'active') return undefined;
  await database.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, row.id));
  return {
    id: row.id,
    tokenHash: row.tokenHash,
    customer: row.customer,
    employee: row.employee ?? undefined,
    menus: row.employee?.menus ?? allMenus,
    confirmedAt: row.confirmedAt,
  };
}

/** How long a reauthentication lasts. */
const confirmedMs = 10 * minuteMs;

export const isReauthenticated = ({ confirmedAt }: Session, now: Date): boolean =>
  confirmedAt !== null && confirmedAt <= now && now.getTime() < confirmedAt.getTime() + confirmedMs;

export const listSessions = ({ database, env, clock }: Context, owner: Owner) =>
  database
    .select()
    .from(sessions)
    .where(and(belongsTo(sessions, owner), isAlive(env, clock.now())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));

/** Open sessions of a customer and its employees, by the employee's id; '' for the main user. */
export async function countSessions(
  { database, env, clock }: Pick<Context, 'database' | 'env' | 'clock'>,
  customerId: number,
): Promise<Map<string, { sessions: number; lastSeenAt: Date | null }>> {
  const rows = await database
    .select({
      employeeId: sessions.employeeId,
      sessions: count(),
      lastSeenAt: max(sessions.lastSeenAt),
    })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isAlive(env, clock.now())))
    .groupBy(sessions.employeeId);
  return new Map(rows.map(({ employeeId, ...row }) => [employeeId ?? '', row]));
}

/** User of a token, whether or not the session is still valid. */
export async function findSessionOwner(
  tx: Transaction,
  token: string,
): Promise<SessionUser | undefined> {
  const [row] = await tx
    .select({ customer: customers, employee: employees })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .leftJoin(employees, eq(employees.id, sessions.employeeId))
    .where(eq(sessions.tokenHash, hashToken(token)));
  return row && { customer: row.customer, employee: row.employee ?? undefined };
}

/** Each `end…` function returns the ids of the sessions ended. */
export const endSessionByToken = (tx: Transaction, token: string): Promise<string[]> =>
  end(tx, eq(sessions.tokenHash, hashToken(token)));

export const endOneSession = (tx: Transaction, owner: Owner, id: string): Promise<string[]> =>
  end(tx, and(belongsTo(sessions, owner), eq(sessions.id, id)));

/** Ends all sessions of a user, except `exceptId`. */
export const endOtherSessions = (
  tx: Transaction,
  owner: Owner,
  exceptId?: string,
): Promise<string[]> =>
  endWithPendingLogins(
    tx,
    and(belongsTo(sessions, owner), exceptId === undefined ? undefined : ne(sessions.id, exceptId)),
    belongsTo(pendingLogins, owner),
  );

/** Ends the sessions of all employees of a customer, not of the main user. */
export const endEmployeeSessions = (tx: Transaction, customerId: number): Promise<string[]> =>
  endWithPendingLogins(
    tx,
    and(eq(sessions.customerId, customerId), isNotNull(sessions.employeeId)),
    and(eq(pendingLogins.customerId, customerId), isNotNull(pendingLogins.employeeId)),
  );

/** Ends all sessions of a customer, employees included. */
export const endAllSessions = (tx: Transaction, customerId: number): Promise<string[]> =>
  endWithPendingLogins(
    tx,
    eq(sessions.customerId, customerId),
    eq(pendingLogins.customerId, customerId),
  );

/** Also ends logins that wait for the second factor. */
async function endWithPendingLogins(
  tx: Transaction,
  which: SQL | undefined,
  steps: SQL | undefined,
): Promise<string[]> {
  await tx.delete(pendingLogins).where(steps);
  return end(tx, which);
}

async function end(tx: Transaction, which: SQL | undefined): Promise<string[]> {
  const ended = await tx.delete(sessions).where(which).returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

const isAlive = (env: Context['env'], now: Date): SQL | undefined =>
  and(
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, new Date(now.getTime() - env.accounts.sessionIdleMs)),
    // A session opened by a fast clock would last too long.
    lte(sessions.createdAt, new Date(now.getTime() + clockToleranceMs)),
  );

/** Tolerated difference between the clocks of two machines. */
const clockToleranceMs = 5 * minuteMs;
