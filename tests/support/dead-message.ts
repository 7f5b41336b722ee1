import { randomUUID } from 'node:crypto';
import { outboxMessages } from '#server/db/schema.ts';
import type { TestApp } from './app.ts';

/** The id of a message of the outbox that was given up. */
export async function deadMessage(
  { context: { database } }: TestApp,
  row: Partial<typeof outboxMessages.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await database.insert(outboxMessages).values({
    ...{ id, channel: 'mail', lane: 'code', recipient: 'a@x.example', template: 'activation' },
    ...{ locale: 'en', payload: {}, status: 'dead' },
    ...row,
  });
  return id;
}
