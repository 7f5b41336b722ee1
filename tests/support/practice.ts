import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { findPractice } from '#server/applications/applications.ts';
import { sandboxDeliveries, sandboxRequests } from '#server/db/sandbox-schema.ts';
import { openPractice } from '#server/sandbox/practice/open.ts';
import type { TestApp } from './app.ts';

/** A practice session and its application. */
export async function addPracticeSession({ context }: TestApp) {
  const { token } = await openPractice(context, { address: '192.0.2.1' });
  const application = await findPractice(context.database, token, context.clock.now());
  if (!application) throw new Error('A session that was opened is there.');
  return { token, application };
}

/** A logged request and a queued callback, without a call. */
export async function addTraffic({ context }: TestApp, { id }: { id: string }) {
  const { database, clock } = context;
  const [requestId, deliveryId] = [randomUUID(), randomUUID()];
  const now = clock.now();
  await database.insert(sandboxRequests).values({
    ...{
      id: requestId,
      applicationId: id,
      callId: 'smsSendV2',
      method: 'POST',
      path: '/v2/sms/mt',
    },
    ...{ query: '', headers: {}, body: '{}', status: 200, code: 0, answer: '{}', address: '' },
    ...{ tookMs: 1, madeAt: now },
  });
  await database.insert(sandboxDeliveries).values({
    ...{
      id: deliveryId,
      applicationId: id,
      requestId,
      event: 'sms.receipt',
      eventId: randomUUID(),
    },
    ...{ occurredAt: now, isSigned: true, body: '{}', dueAt: now, madeAt: now },
  });
  return { requestId, deliveryId };
}

/** The id of a callback that is no longer tried since two processes ended during an attempt. */
export async function setAsideCallback(served: TestApp): Promise<string> {
  const { application } = await addPracticeSession(served);
  const { deliveryId } = await addTraffic(served, application);
  await served.context.database
    .update(sandboxDeliveries)
    .set({ state: 'given-up', lapsedLeases: 2 })
    .where(eq(sandboxDeliveries.id, deliveryId));
  return deliveryId;
}
