import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { secondMs } from '#contract/time-units.ts';
import type { Application } from '../applications/applications.ts';
import type { Context } from '../context.ts';
import { insertRows, rowsOf } from '../db/bulk-insert.ts';
import { prepared, preparedFor } from '../db/prepared.ts';
import { applications, sandboxAttempts, sandboxDeliveries } from '../db/sandbox-schema.ts';
import { fingerprintOf, opensAll } from '../db/secret-fingerprints.ts';
import { statusWebhooks } from '../db/status-schema.ts';
import { maxOpen, type Room } from './shares.ts';

export type Delivery = typeof sandboxDeliveries.$inferSelect;
export type Webhook = typeof statusWebhooks.$inferSelect;

/** A callback of an application, or an event of the service status for a webhook. */
export type Owner =
  | { application: Application; webhook: null }
  | { application: null; webhook: Webhook };
export type Taken = Owner & { delivery: Delivery };

/** Longer than any attempt: an expired lease belongs to a process that ended. */
const leaseMs = 15 * secondMs;
const maxLapses = 2;

type Queue = Pick<Context, 'database' | 'clock' | 'secret'>;

/**
 * Takes deliveries that are due and have room, and counts the attempt of each. A delivery with an
 * expired lease gets an attempt `interrupted`, and is set aside after two in a row.
 */
export async function takeDue({ database, clock, secret }: Queue, room: Room): Promise<Taken[]> {
  const now = clock.now();
  const taken = await taking(database).execute({
    now,
    heldBy: randomUUID(),
    leaseEnds: new Date(now.getTime() + leaseMs),
    marks: secret.map(fingerprintOf),
    altogether: room.altogether,
    openOf: JSON.stringify(room.openOf),
    hosts: JSON.stringify(room.hosts),
  });
  const lapsed = taken.filter(({ delivery }) => delivery.lapsedLeases > 0);
  if (lapsed.length > 0)
    await database
      .insert(sandboxAttempts)
      .values(lapsed.map(({ delivery }) => interrupted(delivery, now)))
      .onConflictDoNothing();
  return taken.flatMap(({ delivery, application, webhook }): Taken[] => {
    if (delivery.state !== 'waiting') return [];
    if (application) return [{ delivery, application, webhook: null }];
    return webhook ? [{ delivery, application, webhook }] : [];
  });
}

const interrupted = ({ id, state, attempts }: Delivery, now: Date) => ({
  deliveryId: id,
  number: state === 'waiting' ? attempts - 1 : attempts,
  madeAt: new Date(now.getTime() - leaseMs),
  tookMs: leaseMs,
  headers: {},
  problem: 'interrupted',
});

const isDue = sql`${sandboxDeliveries.state} = 'waiting'
  and ${sandboxDeliveries.dueAt} <= ${sql.placeholder('now')}::timestamptz`;
const hasLapsed = sql`(${sandboxDeliveries.heldBy} is not null)`;
const isSetAside = sql`(${hasLapsed} and ${sandboxDeliveries.lapsedLeases} + 1 >= ${maxLapses})`;

/**
 * Applications and webhooks take turns, each up to its share and the shares of its hosts. If a delivery is
 * encrypted with a secret that this process lacks, it takes none.
 */
const taking = preparedFor((database) => {
  const openOf = sql`(${sql.placeholder('openOf')}::jsonb ->> owner_id::text)::int`;
  const roomAt = sql`(${sql.placeholder('hosts')}::jsonb ->> host)::int`;
  const chosen = sql`
    with owned as (
      select *, coalesce(application_id, webhook_id) as owner_id from ${sandboxDeliveries}),
    due as (
      select id, host, due_at, position, coalesce(${openOf}, 0) + row_number() over (
        partition by owner_id order by due_at, position) as of_owner
      from owned as ${sandboxDeliveries}
      where ${isDue} and ${opensAll(database, sql.placeholder('marks'))}),
    in_share as (
      select *, row_number() over (
        partition by host order by of_owner, due_at, position) as at_host
      from due where of_owner <= ${maxOpen.ofOwner}),
    in_order as (
      select id, of_owner, row_number() over (
        order by of_owner, due_at, position) as turn
      from in_share where host is null or at_host <= coalesce(${roomAt}, ${maxOpen.toHost}))
    select id from in_order
    where turn <= ${sql.placeholder('altogether')}::int
      - case when of_owner = 1 then 0 else ${maxOpen.reserved}::int end`;
  // The condition is repeated: a row that another process took meanwhile is no longer due.
  const locked = sql`
    select id from ${sandboxDeliveries}
    where id in (${chosen}) and ${isDue}
    for update skip locked`;
  const owned = alias(sandboxDeliveries, 'owned');
  return database
    .update(sandboxDeliveries)
    .set({
      state: sql`case when ${isSetAside} then 'given-up' else ${sandboxDeliveries.state} end`,
      attempts: sql`${sandboxDeliveries.attempts} + case when ${isSetAside} then 0 else 1 end`,
      lapsedLeases: sql`${sandboxDeliveries.lapsedLeases} + ${hasLapsed}::int`,
      heldBy: sql`${sql.placeholder('heldBy')}`,
      dueAt: sql`${sql.placeholder('leaseEnds')}`,
    })
    .from(owned)
    .leftJoin(applications, eq(applications.id, owned.applicationId))
    .leftJoin(statusWebhooks, eq(statusWebhooks.id, owned.webhookId))
    .where(and(sql`${sandboxDeliveries.id} in (${locked})`, eq(owned.id, sandboxDeliveries.id)))
    .returning({
      delivery: sandboxDeliveries,
      application: applications,
      webhook: statusWebhooks,
    })
    .prepare('take due deliveries');
});

export type Settled = {
  delivery: Delivery;
  state: Delivery['state'];
  /** Undefined if no further attempt follows. */
  dueAt: Date | undefined;
  attempt: Omit<typeof sandboxAttempts.$inferInsert, 'deliveryId' | 'number'>;
};

/** Stores the outcome of an attempt, unless its delivery was deleted or taken over meanwhile. */
export async function settle(
  { database }: Pick<Queue, 'database'>,
  { delivery: { id, heldBy, attempts }, state, dueAt, attempt }: Settled,
): Promise<void> {
  const row = { ...attempt, deliveryId: id, number: attempts };
  await storing(database, {
    ...{ id, heldBy, state, dueAt: dueAt ?? null },
    sandbox_attempts: rowsOf(sandboxAttempts, [row]),
  });
}

const storing = prepared(
  'settle a delivery',
  sql`
  with settled as (
    update ${sandboxDeliveries}
    set state = ${sql.placeholder('state')}, held_by = null, lapsed_leases = 0,
      due_at = coalesce(${sql.placeholder('dueAt')}::timestamptz, due_at)
    where id = ${sql.placeholder('id')}::uuid and held_by = ${sql.placeholder('heldBy')}::uuid
    returning id)
  ${insertRows(
    sandboxAttempts,
    ['deliveryId', 'number', 'madeAt', 'tookMs', 'headers', 'status', 'problem', 'reply'],
    sql`exists (select from settled)`,
  )}`,
);

/** Postpones the waiting deliveries of a host. */
export async function postpone(
  { database }: Pick<Queue, 'database'>,
  host: string,
  until: Date,
): Promise<void> {
  await database.execute(sql`
    update ${sandboxDeliveries} set due_at = ${until.toISOString()}
    where state = 'waiting' and host = ${host} and held_by is null
      and due_at < ${until.toISOString()}`);
}
