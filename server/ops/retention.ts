import { and, eq, lte, ne } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { dayMs } from '#contract/time-units.ts';
import { deleteExpired } from '../accounts/expired.ts';
import type { Transaction } from '../db/database.ts';
import { analyticsEvents, contactMessages, customers, outboxMessages } from '../db/schema.ts';
import { sweepCounters } from '../limits/sweep.ts';
import { deleteUnconfirmed } from '../status/subscriptions.ts';
import type { OpsContext } from './command.ts';

/** The standard retention of the privacy policy. */
const retentionYears = 2;

/** Long enough to look into what did not arrive. */
const finishedMessagesKeptMs = 30 * dayMs;

/** Deletes what is not kept, in one transaction; answers how many rows of each kind. */
export async function purge(
  { database, clock }: OpsContext,
  { dryRun }: { dryRun: boolean },
): Promise<Record<string, number>> {
  const now = clock.now();
  let deleted: Record<string, number> = {};
  await database
    .transaction(async (tx) => {
      deleted = {
        ...(await deleteOld(tx, now)),
        ...(await deleteExpired(tx, now)),
        unconfirmedSubscriptions: await deleteUnconfirmed(tx, now),
      };
      if (dryRun) throw new OnlyLooking();
    })
    .catch((error) => {
      if (!(error instanceof OnlyLooking)) throw error;
    });
  if (!dryRun) await sweepCounters(database, now);
  return deleted;
}

class OnlyLooking extends Error {}

async function deleteOld(tx: Transaction, now: Date): Promise<Record<string, number>> {
  const old = yearsBefore(now, retentionYears);
  const finished = new Date(now.getTime() - finishedMessagesKeptMs);
  return {
    contactMessages: await remove(tx, contactMessages, lte(contactMessages.createdAt, old)),
    analyticsEvents: await remove(tx, analyticsEvents, lte(analyticsEvents.createdAt, old)),
    // Signed up and never activated: nobody is a customer yet.
    pendingCustomers: await remove(
      tx,
      customers,
      and(eq(customers.status, 'pending'), lte(customers.createdAt, old)),
    ),
    finishedMessages: await remove(
      tx,
      outboxMessages,
      and(ne(outboxMessages.status, 'queued'), lte(outboxMessages.finishedAt, finished)),
    ),
  };
}

async function remove(
  tx: Transaction,
  table: PgTable,
  condition: ReturnType<typeof and>,
): Promise<number> {
  const { rowCount } = await tx.delete(table).where(condition);
  return rowCount ?? 0;
}

function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}
