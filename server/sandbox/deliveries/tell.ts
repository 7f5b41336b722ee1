import { randomUUID } from 'node:crypto';
import type { DocumentedCallback } from '#contract/documented-api.ts';
import type { Application } from '../../applications/applications.ts';
import type { Transaction } from '../../db/database.ts';
import { sandboxDeliveries } from '../../db/sandbox-schema.ts';
import { problemOf } from '../check-values.ts';
import { shortTime } from '../times.ts';

/** `id` is that of the documented callback; `url` the address that the request named, if it did. */
export type Callback = { id: string; data: Record<string, unknown>; url?: string };

/** Sets down what the customer is to be told at a moment, of one thing or of none. */
export type Tell = (
  callback: Callback,
  at: Date,
  about?: { kind: string; id: string },
) => Promise<void>;

type Parts = {
  tx: Transaction;
  application: Application;
  requestId: string;
  now: Date;
  callbacks: ReadonlyMap<string, DocumentedCallback>;
};

export const teller =
  ({ tx, application, requestId, now, callbacks }: Parts): Tell =>
  async ({ id, data, url }, at, about) => {
    const documented = callbacks.get(id);
    if (!documented) throw new Error(`There is no callback ${id}.`);
    const eventId = randomUUID();
    const body = { event: documented.event, eventId, occurredAt: shortTime(at), data };
    const problem = problemOf(documented.body, body);
    if (problem) throw new Error(`The callback ${id} is not as documented: ${problem}`);
    const target = url ?? application.callbackUrl;
    // Whoever has an account and set no address gets nothing, as it is outside the sandbox.
    if (!target && application.customerId !== null) return;
    await tx.insert(sandboxDeliveries).values({
      id: randomUUID(),
      applicationId: application.id,
      requestId,
      kind: about?.kind,
      thingId: about?.id,
      event: documented.event,
      eventId,
      occurredAt: at,
      url: target,
      host: target && new URL(target).host,
      isSigned: documented.isSigned,
      body: JSON.stringify(body),
      dueAt: at,
      madeAt: now,
    });
  };
