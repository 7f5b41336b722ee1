import { randomUUID } from 'node:crypto';
import type { DocumentedCallback } from '#contract/documented-api.ts';
import type { Application } from '../../applications/applications.ts';
import type { sandboxDeliveries } from '../../db/sandbox-schema.ts';
import { hostOf } from '../../deliveries/catcher.ts';
import type { Env } from '../../env.ts';
import { sandboxOrigin } from '../../sandbox-origin.ts';
import { problemOf } from '../answering/check-values.ts';
import { withOwnLinks } from '../links/own-links.ts';
import type { Data } from '../records/record-store.ts';
import { documentedFields } from '../rules/documented-fields.ts';
import { shortTime } from '../rules/times.ts';

/** `id` is that of the documented callback; `url` the address that the request named, if it did. */
export type Callback = { id: string; data: Record<string, unknown>; url?: string };

/** Sets down what the customer is to be told at a moment. */
export type QueueCallback = (callback: Callback, at: Date) => Promise<void>;

type Delivery = typeof sandboxDeliveries.$inferInsert;

type Parts = {
  application: Application;
  requestId: string;
  now: Date;
  env: Env;
  callbacks: ReadonlyMap<string, DocumentedCallback>;
};

type About = { kind: string; id: string };

/** What one call will have told, stored at its end. */
export class QueuedCallbacks {
  readonly #parts: Parts;
  #rows: Delivery[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  add({ id, data, url }: Callback, at: Date, about?: About): void {
    const { application, requestId, now, env, callbacks } = this.#parts;
    const documented = callbacks.get(id);
    if (!documented) throw new Error(`There is no callback ${id}.`);
    const eventId = randomUUID();
    const body = {
      event: documented.event,
      eventId,
      occurredAt: shortTime(at),
      data: withOwnLinks(shown(documented, data), sandboxOrigin(env)),
    };
    const problem = problemOf(documented.body, body);
    if (problem) throw new Error(`The callback ${id} is not as documented: ${problem}`);
    const target = url ?? application.callbackUrl;
    // Whoever has an account and set no address gets nothing, as it is outside the sandbox.
    if (!target && application.customerId !== null) return;
    this.#rows.push({
      id: randomUUID(),
      applicationId: application.id,
      requestId,
      kind: about?.kind,
      recordId: about?.id,
      event: documented.event,
      eventId,
      occurredAt: at,
      url: target,
      host: target && hostOf({ env }, target),
      isSigned: documented.isSigned,
      body: JSON.stringify(body),
      dueAt: at,
      madeAt: now,
    });
  }

  /** What was to be told of a record later no longer is. */
  forget({ kind, id }: About): void {
    const { now } = this.#parts;
    this.#rows = this.#rows.filter(
      (row) => row.kind !== kind || row.recordId !== id || row.occurredAt <= now,
    );
  }

  /** At the end of a call. */
  changes(): Delivery[] {
    return this.#rows;
  }
}

function shown({ body }: DocumentedCallback, data: Data): Data {
  const { data: documented } = Object(documentedFields(body, { data }));
  return documented;
}
