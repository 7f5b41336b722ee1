import { and, eq, isNull, max } from 'drizzle-orm';
import { auditEvents } from '../db/audit-schema.ts';
import type { Database } from '../db/database.ts';

/** When `db dump` last completed; undefined if never. */
export async function lastDumpAt(database: Database): Promise<Date | undefined> {
  const { at, action, targetId } = auditEvents;
  const [row] = await database
    .select({ at: max(at) })
    .from(auditEvents)
    // Few events have no target, so the index on it makes this query fast.
    .where(and(isNull(targetId), eq(action, 'database.dumped')));
  return row?.at ?? undefined;
}
