import { brand } from '#content/brand.ts';
import type { ContactMessage } from '#contract/contact.ts';
import { hourMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../context.ts';
import { requireWithinLimit } from '../limits/limit.ts';
import { enqueueMessage } from '../outbox/enqueue.ts';
import { insertContactMessage } from './repository.ts';

/** Keeps the message and tells our own people. */
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
    await insertContactMessage(tx, { ...input, locale, requestId, createdAt: now });
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
