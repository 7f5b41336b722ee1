import { randomUUID } from 'node:crypto';
import type { DocumentedCallback } from '#contract/documented-api.ts';
import type { Application } from '../../applications/applications.ts';
import type { sandboxDeliveries } from '../../db/sandbox-schema.ts';
import { hostOf } from '../../deliveries/catcher.ts';
import type { Env } from '../../env.ts';
import { sandboxOrigin } from '../../sandbox-origin.ts';
import { documentedFields } from '../behaviour/documented-fields.ts';
import { shortTime } from '../behaviour/formats.ts';
import { problemOf } from '../http/check-values.ts';
import { withOwnLinks } from '../links/own-links.ts';
import type { Data } from '../records/record-store.ts';

/** `id` of the documented callback; `url` from the request, if it had one. */
export type Callback = {
  id: string;
  data: Record<string, unknown>;
  url?: string;
  /** A new one unless given. */
  eventId?: string;
};

/** Queues a callback for a point in time. */
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

/** Callbacks of one call, stored at its end. */
export class QueuedCallbacks {
  readonly #parts: Parts;
  #rows: Delivery[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  add({ id, data, url, eventId = randomUUID() }: Callback, at: Date, about?: About): void {
    const { application, requestId, now, env, callbacks } = this.#parts;
    const documented = callbacks.get(id);
    if (!documented) throw new Error(`There is no callback ${id}.`);
    const body = {
      event: documented.event,
      eventId,
      occurredAt: shortTime(at),
      data: withOwnLinks(shown(documented, data), sandboxOrigin(env)),
    };
    const problem = problemOf(documented.body, body);
    if (problem) throw new Error(`The callback ${id} is not as documented: ${problem}`);
    const target = url ?? application.callbackUrl;
    // An account without a callback address gets none, as in production; programs can read it.
    const isSent = target !== null || application.customerId === null;
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
      state: isSent ? 'waiting' : 'given-up',
      dueAt: at,
      madeAt: now,
    });
  }

  /** Drops the planned callbacks of a record. */
  forget({ kind, id }: About): void {
    const { now } = this.#parts;
    this.#rows = this.#rows.filter(
      (row) => row.kind !== kind || row.recordId !== id || row.occurredAt <= now,
    );
  }

  /** Rows to insert at the end of a call. */
  changes(): Delivery[] {
    return this.#rows;
  }
}

function shown({ body }: DocumentedCallback, data: Data): Data {
  const { data: documented } = Object(documentedFields(body, { data }));
  return documented;
}
