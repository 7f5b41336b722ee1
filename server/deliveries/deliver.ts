import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { signCallback } from '#content/api/signing.ts';
import { hourMs, secondMs } from '#contract/time-units.ts';
import { announcements } from '../announcements.ts';
import { type Application, callbackSecretOf } from '../applications/applications.ts';
import type { Context } from '../context.ts';
import { prepared, preparedFor } from '../db/prepared.ts';
import { inserting, rowsOf } from '../db/rows-at-once.ts';
import { applications, sandboxAttempts, sandboxDeliveries } from '../db/sandbox-schema.ts';
import { markOf, opensAll } from '../db/secret-marks.ts';
import { takeFromLimit } from '../limits/limit.ts';
import { inSpan } from '../spans.ts';
import { type Caught, catcherIdOf, caught } from './catcher.ts';
import { type Posted, post, type Reach } from './post.ts';

export type Delivery = typeof sandboxDeliveries.$inferSelect;

/** So long after a process was killed another one takes its delivery over. */
const leaseMs = 15 * secondMs;

/** Brings the next callback that is due to where it belongs; false if there is none. */
export async function deliverNext(context: Context, reach: Reach): Promise<boolean> {
  const taken = await take(context);
  if (!taken) return false;
  const { delivery: held, application } = taken;
  const headers = headersOf(context, application, held);
  const beganMs = performance.now();
  const madeAt = context.clock.now();
  const posted = await bring(context, application, held, headers, reach);
  await settle(context, held, posted, {
    deliveryId: held.id,
    number: held.attempts + 1,
    madeAt,
    tookMs: Math.round(posted.tookMs ?? performance.now() - beganMs),
    headers,
    status: posted.status,
    problem: posted.problem,
    reply: posted.reply,
  });
  return true;
}

async function take({ database, clock, secret }: Context) {
  const now = clock.now();
  const [taken] = await taking(database).execute({
    now,
    heldBy: randomUUID(),
    leaseEnds: new Date(now.getTime() + leaseMs),
    marks: secret.map(markOf),
  });
  return taken;
}

/** Where callbacks are sealed with a secret that this process lacks, it leaves them to the others. */
const taking = preparedFor((database) => {
  const next = database
    .select({ id: sandboxDeliveries.id })
    .from(sandboxDeliveries)
    .where(
      and(
        eq(sandboxDeliveries.state, 'waiting'),
        lte(sandboxDeliveries.dueAt, sql.placeholder('now')),
        opensAll(database, sql.placeholder('marks')),
      ),
    )
    .orderBy(asc(sandboxDeliveries.dueAt), asc(sandboxDeliveries.position))
    .limit(1)
    .for('update', { skipLocked: true });
  return database
    .update(sandboxDeliveries)
    .set({ heldBy: sql`${sql.placeholder('heldBy')}`, dueAt: sql`${sql.placeholder('leaseEnds')}` })
    .from(applications)
    .where(
      and(eq(sandboxDeliveries.id, next), eq(applications.id, sandboxDeliveries.applicationId)),
    )
    .returning({ delivery: sandboxDeliveries, application: applications })
    .prepare('take a callback');
});

/** Every attempt is signed anew. */
function headersOf(
  context: Context,
  application: Application,
  { body, isSigned }: Delivery,
): Record<string, string> {
  const plain = { 'content-type': 'application/json' };
  if (!isSigned) return plain;
  const timestampMs = String(context.clock.now().getTime());
  const nonce = randomUUID();
  const secret = callbackSecretOf(context, application);
  // Sealed with a secret that is lost: the receiver refuses what is not signed, and so it should.
  if (secret === undefined) return plain;
  return {
    ...plain,
    'x-callback-timestamp': timestampMs,
    'x-callback-nonce': nonce,
    'x-callback-signature': signCallback({ timestampMs, nonce, body }, secret),
  };
}

async function bring(
  context: Context,
  application: Application,
  delivery: Delivery,
  headers: Record<string, string>,
  reach: Reach,
): Promise<Posted & Partial<Caught>> {
  const { url, body } = delivery;
  const catcher = url === null ? application.catcherId : catcherIdOf(context, url);
  if (catcher !== undefined) return caught(application, catcher);
  if (url === null) throw new Error('A callback goes to an address or to the catcher.');
  if (!(await mayGoOut(context, application, delivery))) return { problem: 'limited', reply: '' };
  return inSpan('send callback', { event: delivery.event }, () => post(url, body, headers, reach));
}

/** So many in an hour, to so many hosts: of one application, and of all practice from one network. */
async function mayGoOut(
  { database, clock, env }: Context,
  { id, customerId, network }: Application,
  { host }: Delivery,
): Promise<boolean> {
  const now = clock.now();
  const { practice, account, hosts } = env.sandbox.deliveries;
  const isPractice = customerId === null;
  const limit = isPractice ? practice : account;
  const counted = isPractice ? [`application:${id}`, `network:${network}`] : [`application:${id}`];
  for (const whose of counted) {
    const key = `sandbox:deliveries:${whose}`;
    if (!(await takeFromLimit(database, { key, limit, windowMs: hourMs }, now)).allowed)
      return false;
  }
  if (!isPractice) return true;
  const others = await database
    .selectDistinct({ host: sandboxDeliveries.host })
    .from(sandboxDeliveries)
    .innerJoin(applications, eq(applications.id, sandboxDeliveries.applicationId))
    .where(
      and(
        eq(applications.network, network),
        isNotNull(sandboxDeliveries.host),
        gt(sandboxDeliveries.attempts, 0),
        sql`${sandboxDeliveries.host} <> ${host}`,
      ),
    )
    .limit(hosts);
  return others.length < hosts;
}

/** The word of a receiver counts; otherwise it is tried again, later and later, and then given up. */
async function settle(
  { database, clock, env }: Context,
  { id, heldBy, attempts }: Delivery,
  { status, problem }: Posted,
  attempt: typeof sandboxAttempts.$inferInsert,
): Promise<void> {
  const isReceived = status !== undefined && status >= 200 && status < 300;
  const pauseMs = problem === 'limited' ? undefined : env.sandbox.deliveries.pausesMs[attempts];
  const isLast = isReceived || pauseMs === undefined;
  const state = isReceived ? 'received' : isLast ? 'given-up' : 'waiting';
  await store(database, {
    id,
    heldBy,
    state,
    dueAt: isLast ? null : new Date(clock.now().getTime() + pauseMs),
    sandbox_attempts: rowsOf(sandboxAttempts, [attempt]),
  });
  announcements.emit('callback brought', { outcome: state === 'waiting' ? 'retry' : state });
}

/** Nothing is left of an attempt whose callback ended with its session or was taken over. */
const store = prepared(
  'settle a callback',
  sql`
  with settled as (
    update ${sandboxDeliveries}
    set state = ${sql.placeholder('state')}, held_by = null, attempts = attempts + 1,
      due_at = coalesce(${sql.placeholder('dueAt')}::timestamptz, due_at)
    where id = ${sql.placeholder('id')}::uuid and held_by = ${sql.placeholder('heldBy')}::uuid
    returning id)
  ${inserting(
    sandboxAttempts,
    ['deliveryId', 'number', 'madeAt', 'tookMs', 'headers', 'status', 'problem', 'reply'],
    sql`exists (select from settled)`,
  )}`,
);
