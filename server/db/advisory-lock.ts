import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Advisory lock numbers, shared by all processes and releases: never change one. */
export const advisoryLocks = {
  migration: 7_220_115_018,
  'status change': 7_220_115_019,
  'secret marks': 7_220_115_020,
  'site assets': 7_220_115_021,
  'status webhooks': 7_220_115_022,
  'desk people': 7_220_115_025,
  'alert drafts': 7_220_115_026,
  'usage reports': 7_220_115_027,
  'sandbox usage': 7_220_115_028,
  /** Taken by triggers of `gateway_changes`. */
  'gateway revision': 7_220_115_029,
} as const;

/** Waits for the lock and holds it until the transaction ends. */
export async function takeAdvisoryLock(
  tx: Transaction,
  work: keyof typeof advisoryLocks,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks[work]})`);
}

/** Locks the row that a query finds until the transaction ends, and returns its current values. */
export async function lockRow<Row>(query: {
  for(strength: 'update'): PromiseLike<Row[]>;
}): Promise<Row | undefined> {
  const [found] = await query.for('update');
  return found;
}
