import type { Transaction } from '../db/database.ts';
import { analyticsEvents } from '../db/schema.ts';

export type NewEvent = Omit<typeof analyticsEvents.$inferInsert, 'id'>;

export async function insertEvent(tx: Transaction, event: NewEvent): Promise<void> {
  await tx.insert(analyticsEvents).values(event);
}
