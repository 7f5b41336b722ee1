import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { activationTokens, loginFailures, oneTimeCodes, sessions } from '../db/schema.ts';
import { failuresKeptMs } from './login-failures.ts';

const sweptRows = 20;

/**
 * What nobody can use any more. Whoever logs in or signs up takes a few such rows along, more
 * than they bring, so that no table grows without end.
 */
export async function sweepExpired(tx: Transaction, now: Date): Promise<void> {
  for (const { table, isExpired } of expiredRows(now))
    await tx.execute(sql`
      delete from ${table} where ctid in (
        select ctid from ${table} where ${isExpired} limit ${sweptRows} for update skip locked
      )`);
}

/** All of it; answers how many rows of each kind. */
export async function deleteExpired(tx: Transaction, now: Date): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const { name, table, isExpired } of expiredRows(now)) {
    const { rowCount } = await tx.execute(sql`delete from ${table} where ${isExpired}`);
    deleted[name] = rowCount ?? 0;
  }
  return deleted;
}

function expiredRows(now: Date) {
  const at = now.toISOString();
  const failedBefore = new Date(now.getTime() - failuresKeptMs).toISOString();
  const rows = (name: string, table: SQL, isExpired: SQL) => ({ name, table, isExpired });
  return [
    rows('sessions', sql`${sessions}`, sql`${sessions.expiresAt} <= ${at}`),
    rows('activationTokens', sql`${activationTokens}`, sql`${activationTokens.expiresAt} <= ${at}`),
    rows('oneTimeCodes', sql`${oneTimeCodes}`, sql`${oneTimeCodes.expiresAt} <= ${at}`),
    rows(
      'loginFailures',
      sql`${loginFailures}`,
      sql`${loginFailures.lastFailureAt} <= ${failedBefore}`,
    ),
  ];
}
