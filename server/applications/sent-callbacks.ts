import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sandboxAttempts, sandboxDeliveries } from '../db/sandbox-schema.ts';
import type { Application } from './applications.ts';

/** Which callbacks of an application are meant; all of them where it is empty. */
export type CallbackFilter = {
  /** Log ids of requests. */
  requestIds?: readonly string[] | undefined;
  event?: string | undefined;
};

export type SentCallback = {
  delivery: typeof sandboxDeliveries.$inferSelect;
  /** The last attempt. */
  attempt: typeof sandboxAttempts.$inferSelect;
};

/** The oldest callback that was sent, or the first one behind another. */
export async function findSentCallback(
  database: Database,
  { id }: Pick<Application, 'id'>,
  filter: CallbackFilter,
  behind?: string,
): Promise<SentCallback | undefined> {
  const { occurredAt, position } = sandboxDeliveries;
  const isBehind = sql`(${occurredAt}, ${position}) > (
    select other.occurred_at, other.position from ${sandboxDeliveries} other
    where other.id = ${behind} and other.application_id = ${id})`;
  const [found] = await database
    .select({ delivery: sandboxDeliveries, attempt: sandboxAttempts })
    .from(sandboxDeliveries)
    .innerJoin(sandboxAttempts, eq(sandboxAttempts.deliveryId, sandboxDeliveries.id))
    .where(and(matches(id, filter), behind === undefined ? undefined : isBehind))
    .orderBy(asc(occurredAt), asc(position), desc(sandboxAttempts.number))
    .limit(1);
  return found;
}

/** When the next attempt of a callback is due; undefined if none is planned. */
export async function nextAttemptAt(
  database: Database,
  { id }: Pick<Application, 'id'>,
  filter: CallbackFilter,
): Promise<Date | undefined> {
  const { dueAt, state } = sandboxDeliveries;
  const [next] = await database
    .select({ dueAt })
    .from(sandboxDeliveries)
    .where(and(matches(id, filter), eq(state, 'waiting')))
    .orderBy(asc(dueAt))
    .limit(1);
  return next?.dueAt;
}

/** The callback that was sent with this nonce. */
export async function findByNonce(
  database: Database,
  { id }: Pick<Application, 'id'>,
  nonce: string,
): Promise<SentCallback | undefined> {
  const [found] = await database
    .select({ delivery: sandboxDeliveries, attempt: sandboxAttempts })
    .from(sandboxDeliveries)
    .innerJoin(sandboxAttempts, eq(sandboxAttempts.deliveryId, sandboxDeliveries.id))
    .where(
      and(
        eq(sandboxDeliveries.applicationId, id),
        eq(sql`${sandboxAttempts.headers} ->> 'x-callback-nonce'`, nonce),
      ),
    )
    .limit(1);
  return found;
}

export const matches = (
  applicationId: string,
  { requestIds, event }: CallbackFilter,
): SQL | undefined =>
  and(
    eq(sandboxDeliveries.applicationId, applicationId),
    requestIds && inArray(sandboxDeliveries.requestId, [...requestIds]),
    event === undefined ? undefined : eq(sandboxDeliveries.event, event),
  );
