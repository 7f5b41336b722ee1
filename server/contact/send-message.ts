import { brand } from '#content/brand.ts';
import type { ContactMessage } from '#contract/contact.ts';
import { hourMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../context.ts';
import { contactMessages } from '../db/schema.ts';
import { requireWithinLimit } from '../limits/take.ts';
import { enqueueMessage } from '../outbox/enqueue.ts';

/** Stores the message and mails it to the operator. */
export async function sendContactMessage(
  { env, database, clock }: Context,
  { address, locale, requestId }: Caller,
  input: ContactMessage,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    await requireWithinLimit(
      tx,
      { key: `contact:ip:${address}`, limit: env.limits.contactPerHour, windowMs: hourMs },
      now,
    );
    await tx.insert(contactMessages).values({ ...input, locale, requestId, createdAt: now });
    await enqueueMessage(
      tx,
      {
        template: 'contact-notice',
        recipient: brand.mail.info,
        locale,
        payload: { ...input, receivedAt: now.toISOString() },
      },
      now,
    );
  });
}
