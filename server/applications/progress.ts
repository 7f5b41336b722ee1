import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sandboxDeliveries, sandboxRequests } from '../db/sandbox-schema.ts';

/** Whether any call in the log succeeded. */
export async function hasCalled(database: Database, applicationId: string): Promise<boolean> {
  const [found] = await database
    .select({ id: sandboxRequests.id })
    .from(sandboxRequests)
    .where(and(eq(sandboxRequests.applicationId, applicationId), eq(sandboxRequests.code, 0)))
    .limit(1);
  return found !== undefined;
}

/** Whether the application's receiver accepted a callback. */
export async function wasCalledBack(database: Database, applicationId: string): Promise<boolean> {
  const [found] = await database
    .select({ id: sandboxDeliveries.id })
    .from(sandboxDeliveries)
    .where(
      and(
        eq(sandboxDeliveries.applicationId, applicationId),
        eq(sandboxDeliveries.state, 'received'),
        isNotNull(sandboxDeliveries.url),
      ),
    )
    .limit(1);
  return found !== undefined;
}
