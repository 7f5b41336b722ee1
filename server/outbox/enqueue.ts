import { randomUUID } from 'node:crypto';
import { type PayloadOf, type TemplateName, templates } from '#content/messages/templates.ts';
import type { Locale } from '#contract/locale.ts';
import type { Transaction } from '../db/database.ts';
import { outboxMessages } from '../db/schema.ts';

export type NewMessage<Name extends TemplateName> = {
  template: Name;
  /** A mail address or a telephone number, depending on the template's channel. */
  recipient: string;
  locale: Locale;
  payload: PayloadOf<Name>;
};

/** Queues a mail or a text in the transaction that causes it. */
export async function enqueueMessage<Name extends TemplateName>(
  tx: Transaction,
  message: NewMessage<Name>,
  now: Date,
): Promise<string> {
  const row = rowOf(message, now);
  await tx.insert(outboxMessages).values(row);
  return row.id;
}

const batchRows = 500;

/** Queues many messages of one template, in batches. */
export async function enqueueMessages<Name extends TemplateName>(
  tx: Transaction,
  messages: readonly NewMessage<Name>[],
  now: Date,
): Promise<void> {
  const rows = messages.map((message) => rowOf(message, now));
  for (let done = 0; done < rows.length; done += batchRows)
    await tx.insert(outboxMessages).values(rows.slice(done, done + batchRows));
}

function rowOf<Name extends TemplateName>({ template, ...message }: NewMessage<Name>, now: Date) {
  const { channel, lane } = templates[template];
  return { id: randomUUID(), channel, lane, template, ...message, dueAt: now, createdAt: now };
}
