import { randomUUID } from 'node:crypto';
import { secondMs } from '#contract/time-units.ts';
import type { Application } from '../applications/applications.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { type DeliveryState, sandboxAttempts, sandboxDeliveries } from '../db/sandbox-schema.ts';
import { headersOf } from '../deliveries/attempt.ts';
import type { SentSample } from './requests.ts';

/** A host that cannot exist (RFC 2606). */
const url = 'https://sample.harbour-coffee.example/callbacks';

type Attempt = { afterMs: number; tookMs: number; status?: number; problem?: string };

/** After the pauses of the sandbox. */
const received: readonly Attempt[] = [{ afterMs: 0, tookMs: 84, status: 200 }];
const receivedLate: readonly Attempt[] = [
  { afterMs: 0, tookMs: 112, status: 503 },
  { afterMs: secondMs, tookMs: 97, status: 503 },
  { afterMs: 3 * secondMs, tookMs: 76, status: 200 },
];
const neverReceived: readonly Attempt[] = [
  { afterMs: 0, tookMs: 61, status: 502 },
  { afterMs: secondMs, tookMs: 58, status: 502 },
  { afterMs: 3 * secondMs, tookMs: 63, status: 502 },
  { afterMs: 7 * secondMs, tookMs: 5_000, problem: 'no-answer' },
  { afterMs: 20 * secondMs, tookMs: 5_000, problem: 'no-answer' },
  { afterMs: 41 * secondMs, tookMs: 60, status: 502 },
];

type Sending = { application: Application; secret: Context['secret']; sent: readonly SentSample[] };

/** A receipt of each text, one received late and one never; returns where they went. */
export async function addSampleCallbacks(
  tx: Transaction,
  { application, secret, sent }: Sending,
): Promise<string> {
  const deliveries = sent.map(({ id: requestId, at }, index) => {
    const attempts = index === 1 ? receivedLate : index === 4 ? neverReceived : received;
    const occurredAt = new Date(at.getTime() + 4 * secondMs);
    const [id, eventId] = [randomUUID(), randomUUID()];
    const body = JSON.stringify(receipt(eventId, at, occurredAt));
    const state: DeliveryState = attempts === neverReceived ? 'given-up' : 'received';
    const row = {
      ...{
        id,
        applicationId: application.id,
        requestId,
        event: 'sms.receipt',
        eventId,
        occurredAt,
      },
      ...{ url, host: new URL(url).host, isSigned: true, body, attempts: attempts.length, state },
      ...{ dueAt: occurredAt, madeAt: occurredAt },
    };
    return { row, attempts };
  });
  await tx.insert(sandboxDeliveries).values(deliveries.map(({ row }) => row));
  await tx.insert(sandboxAttempts).values(
    deliveries.flatMap(({ row, attempts }) =>
      attempts.map(({ afterMs, tookMs, status, problem }, place) => {
        const madeAt = new Date(row.occurredAt.getTime() + afterMs);
        const signing = { secret, clock: { now: () => madeAt } };
        return {
          ...{ deliveryId: row.id, number: place + 1, madeAt, tookMs, status, problem },
          headers: headersOf(signing, application, row),
          reply: status === 200 ? 'ok' : '',
        };
      }),
    ),
  );
  return url;
}

const receipt = (eventId: string, acceptedAt: Date, doneAt: Date) => ({
  ...{ event: 'sms.receipt', eventId, occurredAt: shortTime(doneAt) },
  data: {
    ...{ messageId: '7c1f2b90d4e84a53b6f0c2aa', phone: '12025550187', senderId: 'HARBOUR' },
    ...{ type: 'otp', status: 'DELIVRD', segments: 1, charged: true },
    ...{ acceptedAt: shortTime(acceptedAt), doneAt: shortTime(doneAt) },
  },
});

const shortTime = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;
