import { sql } from 'drizzle-orm';
import type { Application } from '../../applications/applications.ts';
import { insertRows, rowsOf } from '../../db/bulk-insert.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import {
  sandboxDeliveries,
  sandboxRecords,
  sandboxRepeats,
  sandboxRequests,
} from '../../db/sandbox-schema.ts';
import { asked, type Limit, type Taken, takingFrom } from '../../limits/limit.ts';
import { requireTaken } from './authorize.ts';

/** What stays of a call: how it was asked and answered, and what it did. */
export type Left = {
  request: typeof sandboxRequests.$inferInsert;
  records?: (typeof sandboxRecords.$inferInsert)[];
  /** RecordStore of which nothing that was planned is told. */
  stopped?: { kind: string; id: string }[];
  told?: (typeof sandboxDeliveries.$inferInsert)[];
  repeat?: typeof sandboxRepeats.$inferInsert | undefined;
  /** Nothing is left unless all of these have room. */
  room?: Limit[];
};

/** All of it or nothing, in one statement: who shares a limit waits for nobody else's round trips. */
export async function storeResult(
  database: Database | Transaction,
  { id: application }: Pick<Application, 'id'>,
  { request, records = [], stopped = [], told = [], repeat, room = [] }: Left,
  now: Date,
): Promise<void> {
  const taken = await store(database, {
    application,
    now,
    room: asked(room, now),
    limits: room.length,
    stopped: JSON.stringify(stopped),
    sandbox_things: rowsOf(sandboxRecords, records),
    sandbox_deliveries: rowsOf(sandboxDeliveries, told),
    sandbox_repeats: rowsOf(sandboxRepeats, repeat ? [repeat] : []),
    sandbox_requests: rowsOf(sandboxRequests, [request]),
  });
  await requireTaken(database, room, taken, now);
}

const hasRoom = sql`(select yes from has_room)`;

const store = prepared<Taken>(
  'storeResult the sandbox',
  sql`
  with taken as (${takingFrom(sql.placeholder('room'))}),
  has_room as (select count(*) = ${sql.placeholder('limits')}::int as yes from taken),
  store as (${insertRows(
    sandboxRecords,
    ['applicationId', 'kind', 'id', 'madeAt', 'requestId', 'data', 'steps'],
    hasRoom,
  )}
    on conflict (application_id, kind, id)
    do update set data = excluded.data, steps = excluded.steps),
  stopped as (
    delete from ${sandboxDeliveries} planned
    using jsonb_to_recordset(${sql.placeholder('stopped')}::jsonb) as record (kind text, id text)
    where planned.application_id = ${sql.placeholder('application')}::uuid
      and planned.kind = record.kind and planned.thing_id = record.id
      and planned.occurred_at > ${sql.placeholder('now')}::timestamptz and ${hasRoom}),
  told as (${insertRows(
    sandboxDeliveries,
    [
      ...(['id', 'applicationId', 'requestId', 'kind', 'recordId', 'event', 'eventId'] as const),
      ...(['occurredAt', 'url', 'host', 'isSigned', 'body', 'dueAt', 'madeAt'] as const),
    ],
    hasRoom,
  )}),
  repeated as (${insertRows(
    sandboxRepeats,
    ['applicationId', 'path', 'key', 'bodyHash', 'answer', 'madeAt'],
    hasRoom,
  )}
    on conflict (application_id, path, key) do update
    set body_hash = excluded.body_hash, answer = excluded.answer, made_at = excluded.made_at),
  requested as (${insertRows(
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
