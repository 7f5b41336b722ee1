import type { Transaction } from '../db/database.ts';
import { contactMessages } from '../db/schema.ts';

export type NewContactMessage = Omit<typeof contactMessages.$inferInsert, 'id'>;

export async function insertContactMessage(
  tx: Transaction,
  message: NewContactMessage,
): Promise<void> {
  await tx.insert(contactMessages).values(message);
}
