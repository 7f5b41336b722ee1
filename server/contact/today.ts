import { count, isNull, min } from 'drizzle-orm';
import type { TodayItem } from '#contract/desk-today.ts';
import type { Database } from '../db/database.ts';
import { contactMessages } from '../db/schema.ts';

/** Messages from the contact form that nobody has answered. */
export async function messagesToday(database: Database): Promise<TodayItem[]> {
  const { answeredAt, createdAt } = contactMessages;
  const [row] = await database
    .select({ open: count(), since: min(createdAt) })
    .from(contactMessages)
    .where(isNull(answeredAt));
  if (!row?.since) return [];
  return [
    {
      ...{ kind: 'messages', tone: 'rest', to: 'messages', count: row.open, title: null },
      ...{ at: row.since.toISOString(), isDue: false, values: {} },
    },
  ];
}
