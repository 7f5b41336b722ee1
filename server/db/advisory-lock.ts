import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Work of which there is one at a time, over all processes. A number stays what it is. */
export const advisoryLocks = {
  migration: 7_220_115_018,
  'status change': 7_220_115_019,
  'secret marks': 7_220_115_020,
  'site assets': 7_220_115_021,
} as const;

/** Waits until nobody else is at this work; the turn ends with the transaction. */
export async function takeAdvisoryLock(
  tx: Transaction,
  work: keyof typeof advisoryLocks,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks[work]})`);
}

/**
 * The row that a query finds, as it is now, and nobody else's until the transaction ends: whoever
 * wants to change or hold it waits.
 */
export async function lockRow<Row>(query: {
  for(strength: 'update'): PromiseLike<Row[]>;
}): Promise<Row | undefined> {
  const [found] = await query.for('update');
  return found;
}
