import { and, eq, isNull, max } from 'drizzle-orm';
import { auditEvents } from '../db/audit-schema.ts';
import type { Database } from '../db/database.ts';

/** When `db dump` last wrote a whole file; undefined where it never did. */
export async function lastDumpAt(database: Database): Promise<Date | undefined> {
  const { at, action, targetId } = auditEvents;
  const [row] = await database
    .select({ at: max(at) })
    .from(auditEvents)
    // Few events have no target: by its index they are found without reading the others.
    .where(and(isNull(targetId), eq(action, 'database.dumped')));
  return row?.at ?? undefined;
}
