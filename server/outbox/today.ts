import { count, eq, lt, min, sql } from 'drizzle-orm';
import type { TodayItem } from '#contract/desk-today.ts';
import type { Database } from '../db/database.ts';
import { outboxMessages } from '../db/schema.ts';
import { maxAttempts } from './backoff.ts';

/** Messages that were given up. */
export async function outboxToday(database: Database): Promise<TodayItem[]> {
  const { status, finishedAt, attempts } = outboxMessages;
  const [row] = await database
    .select({
      dead: count(),
      hopeless: sql`count(*) filter (where ${lt(attempts, maxAttempts)})`.mapWith(Number),
      since: min(finishedAt),
    })
    .from(outboxMessages)
    .where(eq(status, 'dead'));
  if (!row || row.dead === 0) return [];
  const { dead, hopeless, since } = row;
  return [
    {
      ...{ kind: 'dead-letters', tone: 'rest', to: 'outbox', count: dead, title: null },
      ...{ at: since?.toISOString() ?? null, isDue: false },
      values: { hopeless, retryable: dead - hopeless },
    },
  ];
}
