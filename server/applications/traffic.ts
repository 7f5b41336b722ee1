import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { PracticeDelivery, PracticeRequest } from '#contract/practice.ts';
import type { Context } from '../context.ts';
import {
  sandboxAttempts,
  sandboxDeliveries,
  sandboxRequests,
  sandboxThings,
  type ThingStep,
} from '../db/sandbox-schema.ts';
import { AppError } from '../http/errors.ts';
import type { Application } from './applications.ts';

/** How many of each a page shows. */
const shown = 100;

type Kept = typeof sandboxRequests.$inferSelect;

/** Newest first. */
export async function listRequests(
  { database }: Context,
  { id }: Application,
): Promise<PracticeRequest[]> {
  const rows = await database
    .select()
    .from(sandboxRequests)
    .where(eq(sandboxRequests.applicationId, id))
    .orderBy(desc(sandboxRequests.madeAt), desc(sandboxRequests.id))
    .limit(shown);
  return rows.map(outlineOf);
}

export async function findRequest(
  { database }: Context,
  { id }: Application,
  requestId: string,
): Promise<PracticeRequest & Pick<Kept, 'headers' | 'body' | 'answer'>> {
  const [row] = await database
    .select()
    .from(sandboxRequests)
    .where(and(eq(sandboxRequests.applicationId, id), eq(sandboxRequests.id, requestId)));
  if (!row) throw new AppError('not-found');
  const { headers, body, answer } = row;
  return { ...outlineOf(row), headers, body, answer };
}

const outlineOf = ({ id, callId, method, path, query, status, code, tookMs, madeAt }: Kept) => ({
  id,
  callId,
  method,
  path,
  query,
  status,
  code,
  tookMs,
  madeAt: madeAt.toISOString(),
});

/** Those of all requests or of one, with their attempts; newest first. */
export async function listDeliveries(
  { database, clock }: Context,
  { id }: Application,
  requestId?: string,
): Promise<PracticeDelivery[]> {
  const own = eq(sandboxDeliveries.applicationId, id);
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
  // What has not happened yet is not told.
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

async function attemptsOf(database: Context['database'], ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, (typeof sandboxAttempts.$inferSelect)[]>();
  const rows = await database
    .select()
    .from(sandboxAttempts)
    .where(inArray(sandboxAttempts.deliveryId, [...ids]))
    .orderBy(asc(sandboxAttempts.number));
  return Map.groupBy(rows, ({ deliveryId }) => deliveryId);
}

/** The things that a request made, with the states they have reached. */
export async function listThings(
  { database, clock }: Context,
  { id }: Application,
  requestId: string,
) {
  const rows = await database
    .select()
    .from(sandboxThings)
    .where(and(eq(sandboxThings.applicationId, id), eq(sandboxThings.requestId, requestId)))
    .orderBy(asc(sandboxThings.madeAt), asc(sandboxThings.id))
    .limit(shown);
  const now = clock.now();
  return rows.flatMap(({ kind, id: thing, data, steps, madeAt }) => {
    if (!data) return [];
    const first = { at: madeAt.toISOString(), changes: data };
    const reached = [first, ...steps].filter(({ at }) => new Date(at) <= now);
    const isDone = steps.every(({ at }) => new Date(at) <= now);
    return [{ kind, id: thing, states: reached.flatMap(stateOf), isDone }];
  });
}

const stateOf = ({ at, changes: { status } }: ThingStep) =>
  typeof status === 'string' ? [{ status, at }] : [];
