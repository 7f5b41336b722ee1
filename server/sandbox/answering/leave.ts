import { sql } from 'drizzle-orm';
import type { Application } from '../../applications/applications.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { inserting, rowsOf } from '../../db/rows-at-once.ts';
import {
  sandboxDeliveries,
  sandboxRepeats,
  sandboxRequests,
  sandboxThings,
} from '../../db/sandbox-schema.ts';
import { asked, type Limit, type Taken, takingFrom } from '../../limits/limit.ts';
import { requireTaken } from './admit.ts';

/** What stays of a call: how it was asked and answered, and what it did. */
export type Left = {
  request: typeof sandboxRequests.$inferInsert;
  things?: (typeof sandboxThings.$inferInsert)[];
  /** Things of which nothing that was planned is told. */
  stopped?: { kind: string; id: string }[];
  told?: (typeof sandboxDeliveries.$inferInsert)[];
  repeat?: typeof sandboxRepeats.$inferInsert | undefined;
  /** Nothing is left unless all of these have room. */
  room?: Limit[];
};

/** All of it or nothing, in one statement: who shares a limit waits for nobody else's round trips. */
export async function leave(
  database: Database | Transaction,
  { id: application }: Pick<Application, 'id'>,
  { request, things = [], stopped = [], told = [], repeat, room = [] }: Left,
  now: Date,
): Promise<void> {
  const taken = await store(database, {
    application,
    now,
    room: asked(room, now),
    limits: room.length,
    stopped: JSON.stringify(stopped),
    sandbox_things: rowsOf(sandboxThings, things),
    sandbox_deliveries: rowsOf(sandboxDeliveries, told),
    sandbox_repeats: rowsOf(sandboxRepeats, repeat ? [repeat] : []),
    sandbox_requests: rowsOf(sandboxRequests, [request]),
  });
  await requireTaken(database, room, taken, now);
}

const hasRoom = sql`(select yes from has_room)`;

const store = prepared<Taken>(
  'leave the sandbox',
  sql`
  with taken as (${takingFrom(sql.placeholder('room'))}),
  has_room as (select count(*) = ${sql.placeholder('limits')}::int as yes from taken),
  things as (${inserting(
    sandboxThings,
    ['applicationId', 'kind', 'id', 'madeAt', 'requestId', 'data', 'steps'],
    hasRoom,
  )}
    on conflict (application_id, kind, id)
    do update set data = excluded.data, steps = excluded.steps),
  stopped as (
    delete from ${sandboxDeliveries} planned
    using jsonb_to_recordset(${sql.placeholder('stopped')}::jsonb) as thing (kind text, id text)
    where planned.application_id = ${sql.placeholder('application')}::uuid
      and planned.kind = thing.kind and planned.thing_id = thing.id
      and planned.occurred_at > ${sql.placeholder('now')}::timestamptz and ${hasRoom}),
  told as (${inserting(
    sandboxDeliveries,
    [
      ...(['id', 'applicationId', 'requestId', 'kind', 'thingId', 'event', 'eventId'] as const),
      ...(['occurredAt', 'url', 'host', 'isSigned', 'body', 'dueAt', 'madeAt'] as const),
    ],
    hasRoom,
  )}),
  repeated as (${inserting(
    sandboxRepeats,
    ['applicationId', 'path', 'key', 'bodyHash', 'answer', 'madeAt'],
    hasRoom,
  )}
    on conflict (application_id, path, key) do update
    set body_hash = excluded.body_hash, answer = excluded.answer, made_at = excluded.made_at),
  requested as (${inserting(
    sandboxRequests,
    [
      ...([
        'id',
        'applicationId',
        'keyId',
        'requestId',
        'callId',
        'method',
        'path',
        'query',
        'headers',
      ] as const),
      ...(['body', 'status', 'code', 'answer', 'address', 'tookMs', 'madeAt'] as const),
    ],
    hasRoom,
  )})
  select key, used from taken`,
);
