import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lte, sql } from 'drizzle-orm';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import type { PracticeRequest } from '#contract/practice.ts';
import { minuteMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import {
  type DeliveryState,
  type RecordStep,
  sandboxAttempts,
  sandboxDeliveries,
  sandboxRecords,
  sandboxRequests,
} from '../db/sandbox-schema.ts';
import { AppError } from '../http/errors.ts';
import type { Application } from './applications.ts';
import { type LoggedRequest, selectRequest } from './request-pages.ts';

/** Requests and deliveries shown at most. */
const shown = 100;

/** Newest first. */
export async function listRequests(
  { database }: Context,
  { id }: Application,
): Promise<PracticeRequest[]> {
  // Without bodies and answers: they are long, and the workbench polls this every second.
  const { headers, body, answer, ...outline } = getTableColumns(sandboxRequests);
  const rows = await database
    .select(outline)
    .from(sandboxRequests)
    .where(eq(sandboxRequests.applicationId, id))
    .orderBy(desc(sandboxRequests.madeAt), desc(sandboxRequests.id))
    .limit(shown);
  return rows.map(outlineOf);
}

export async function findRequest(
  { database }: Context,
  { id }: Application,
  logId: string,
): Promise<PracticeRequest & Pick<LoggedRequest, 'headers' | 'body' | 'answer'>> {
  const row = await selectRequest(database, id, logId);
  if (!row) throw new AppError('not-found');
  const { headers, body, answer } = row;
  return { ...outlineOf(row), headers, body, answer };
}

const outlineOf = ({
  id,
  requestId,
  callId,
  method,
  path,
  query,
  status,
  code,
  tookMs,
  madeAt,
}: Omit<LoggedRequest, 'headers' | 'body' | 'answer'>) => ({
  id,
  requestId: requestId ?? id,
  callId,
  method,
  path,
  query,
  status,
  code,
  tookMs,
  madeAt: madeAt.toISOString(),
});

/** A callback without an address is never attempted, so lists of deliveries do not have it. */
export const isSent = sql`not (${sandboxDeliveries.state} = 'given-up' and ${sandboxDeliveries.url} is null
  and ${sandboxDeliveries.attempts} = 0)`;

/** Callbacks since a time: accepted, waiting, given up. */
export async function countDeliveries(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { id }: Pick<Application, 'id'>,
  since: Date,
): Promise<Record<DeliveryState, number>> {
  const rows = await database
    .select({ state: sandboxDeliveries.state, deliveries: count() })
    .from(sandboxDeliveries)
    .where(
      and(
        eq(sandboxDeliveries.applicationId, id),
        gte(sandboxDeliveries.occurredAt, since),
        lte(sandboxDeliveries.occurredAt, clock.now()),
        isSent,
      ),
    )
    .groupBy(sandboxDeliveries.state);
  const of = (state: DeliveryState) => rows.find((row) => row.state === state)?.deliveries ?? 0;
  return { waiting: of('waiting'), received: of('received'), 'given-up': of('given-up') };
}

/** Deliveries of all requests or of one, with their attempts; newest first. */
export async function listDeliveries(
  { database, clock }: Context,
  { id }: Application,
  requestId?: string,
): Promise<PracticeDelivery[]> {
  const own = and(eq(sandboxDeliveries.applicationId, id), isSent);
  const rows = await database
    .select()
    .from(sandboxDeliveries)
    .where(requestId ? and(own, eq(sandboxDeliveries.requestId, requestId)) : own)
    .orderBy(desc(sandboxDeliveries.occurredAt), desc(sandboxDeliveries.position))
    .limit(shown);
  const attempts = await attemptsOf(
    database,
    rows.map((row) => row.id),
  );
  // Events with a future time have not happened yet.
  const now = clock.now();
  return rows
    .filter(({ occurredAt }) => occurredAt <= now)
    .map(({ occurredAt, dueAt, ...row }) => ({
      id: row.id,
      requestId: row.requestId,
      event: row.event,
      url: row.url,
      isSigned: row.isSigned,
      body: row.body,
      state: row.state,
      occurredAt: occurredAt.toISOString(),
      dueAt: dueAt.toISOString(),
      attempts: (attempts.get(row.id) ?? []).map(({ deliveryId, madeAt, ...attempt }) => ({
        ...attempt,
        madeAt: madeAt.toISOString(),
      })),
    }));
}

/** Queues a callback again, due at once; throws if it does not exist. */
export async function deliverAgain(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { id }: Pick<Application, 'id'>,
  deliveryId: string,
): Promise<void> {
  const { rowCount } = await database
    .update(sandboxDeliveries)
    .set({
      ...{ state: 'waiting', dueAt: clock.now(), heldBy: null, lapsedLeases: 0 },
      // Readers get it once more, too.
      readPosition: null,
    })
    .where(and(eq(sandboxDeliveries.applicationId, id), eq(sandboxDeliveries.id, deliveryId)));
  if (rowCount === 0) throw new AppError('not-found');
}

export async function attemptsOf(database: Context['database'], ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, (typeof sandboxAttempts.$inferSelect)[]>();
  const rows = await database
    .select()
    .from(sandboxAttempts)
    .where(inArray(sandboxAttempts.deliveryId, [...ids]))
    .orderBy(asc(sandboxAttempts.number));
  return Map.groupBy(rows, ({ deliveryId }) => deliveryId);
}

/**
 * Records that a request created, with the states reached so far; those that its answer names
 * first, in that order.
 */
export async function listRecords(
  { database, clock }: Context,
  { id }: Application,
  logId: string,
) {
  const named = sql`nullif(strpos(${sandboxRequests.answer}, ${sandboxRecords.id}), 0)`;
  const rows = await database
    .select(getTableColumns(sandboxRecords))
    .from(sandboxRecords)
    .leftJoin(sandboxRequests, eq(sandboxRequests.id, sandboxRecords.requestId))
    .where(and(eq(sandboxRecords.applicationId, id), eq(sandboxRecords.requestId, logId)))
    .orderBy(named, asc(sandboxRecords.madeAt), asc(sandboxRecords.id))
    .limit(shown);
  const now = clock.now();
  return rows.flatMap(({ kind, id: thing, data, steps, madeAt }) => {
    if (!data) return [];
    return [{ kind, id: thing, ...progressOf({ data, steps, madeAt }, now) }];
  });
}

/** The states that a record has reached, and whether no other is to be expected soon. */
export function progressOf(
  { data, steps, madeAt }: { data: Record<string, unknown>; steps: RecordStep[]; madeAt: Date },
  now: Date,
): { states: { status: string; at: string }[]; isDone: boolean } {
  const first = { at: madeAt.toISOString(), changes: data };
  const reached = [first, ...steps].filter(({ at }) => new Date(at) <= now);
  const isDone = steps.every(({ at }) => new Date(at) <= now || isFarOff(at, now));
  return { states: reached.flatMap(stateOf), isDone };
}

/** Expiry dates far ahead are not waited for. */
const isFarOff = (at: string, now: Date): boolean =>
  new Date(at).getTime() > now.getTime() + longestWatchMs;

const longestWatchMs = 2 * minuteMs;

const stateOf = ({ at, changes: { status } }: RecordStep) =>
  typeof status === 'string' ? [{ status, at }] : [];
