import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { lockRow } from '../../db/advisory-lock.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { customers, employeeInvitations } from '../../db/schema.ts';
import { hashToken } from '../../tokens.ts';
import type { Customer } from '../customers.ts';

export type StoredInvitation = typeof employeeInvitations.$inferSelect;

/** Invitations that were not ended, latest first; the time of some may be over. */
export const selectInvitations = (
  database: Database | Transaction,
  customerId: number,
): Promise<StoredInvitation[]> =>
  database
    .select()
    .from(employeeInvitations)
    .where(and(eq(employeeInvitations.customerId, customerId), isNotEnded))
    .orderBy(desc(employeeInvitations.sentAt), desc(employeeInvitations.id));

/** How many links of a customer can be used. */
export async function countOpenInvitations(
  tx: Transaction,
  customerId: number,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(employeeInvitations)
    .where(and(eq(employeeInvitations.customerId, customerId), isUsable(now)));
  return row?.open ?? 0;
}

/** Locks the invitation, unless it has ended. */
export async function lockInvitation(
  tx: Transaction,
  customerId: number,
  id: string,
): Promise<StoredInvitation | undefined> {
  return lockRow(
    tx
      .select()
      .from(employeeInvitations)
      .where(
        and(
          eq(employeeInvitations.customerId, customerId),
          eq(employeeInvitations.id, id),
          isNotEnded,
        ),
      ),
  );
}

/** Ends the open invitation to a mail address; true when there was one. */
export async function endInvitationTo(
  tx: Transaction,
  customerId: number,
  email: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(employeeInvitations)
    .set({ endedAt: now })
    .where(
      and(
        eq(employeeInvitations.customerId, customerId),
        eq(sql`lower(${employeeInvitations.email})`, email.toLowerCase()),
        isNotEnded,
      ),
    );
  return rowCount === 1;
}

/** The invitation of a token, ended ones included, with its account. */
export async function findInvitation(
  database: Database | Transaction,
  token: string,
): Promise<{ invitation: StoredInvitation; customer: Customer } | undefined> {
  const [found] = await database
    .select({ invitation: employeeInvitations, customer: customers })
    .from(employeeInvitations)
    .innerJoin(customers, eq(customers.id, employeeInvitations.customerId))
    .where(eq(employeeInvitations.tokenHash, hashToken(token)));
  return found;
}

/** Ends the link of a token; of parallel calls one returns true. */
export async function spendInvitation(tx: Transaction, token: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(employeeInvitations)
    .set({ endedAt: now })
    .where(and(eq(employeeInvitations.tokenHash, hashToken(token)), isUsable(now)));
  return rowCount === 1;
}

const isNotEnded = isNull(employeeInvitations.endedAt);

const isUsable = (now: Date) => and(isNotEnded, gt(employeeInvitations.expiresAt, now));
