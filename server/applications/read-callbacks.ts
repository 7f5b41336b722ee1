import { and, asc, eq, getTableColumns, gt, lte, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { applications, sandboxDeliveries, sandboxRequests } from '../db/sandbox-schema.ts';
import type { Application } from './applications.ts';
import { type CallbackFilter, matches } from './sent-callbacks.ts';

export type ReadableCallback = typeof sandboxDeliveries.$inferSelect & {
  /** As its response told it; null without a request. */
  toldRequestId: string | null;
};

type Reading = Pick<Context, 'clock'> & { database: Database | Transaction };

const mostAtOnce = 100;
/** Older ones that nobody read are not numbered any more. */
const readableForMs = dayMs;

/**
 * The callbacks of an application behind a position, oldest first. A callback gets its position
 * when it is first readable, so that a reader who goes on from the last one misses none: neither
 * of a request that ended later than it began, nor one that was planned for later.
 */
export async function readCallbacks(
  reading: Reading,
  application: Pick<Application, 'id'>,
  filter: CallbackFilter,
  behind: number,
): Promise<ReadableCallback[]> {
  await numberReadable(reading, application);
  const { readPosition, requestId } = sandboxDeliveries;
  return reading.database
    .select({
      ...getTableColumns(sandboxDeliveries),
      toldRequestId: sql<string | null>`coalesce(${sandboxRequests.requestId}, ${requestId})`,
    })
    .from(sandboxDeliveries)
    .leftJoin(sandboxRequests, eq(sandboxRequests.id, requestId))
    .where(and(matches(application.id, filter), gt(readPosition, behind)))
    .orderBy(asc(readPosition))
    .limit(mostAtOnce);
}

/** The position of the last callback that is readable by now. */
export async function lastPosition(
  reading: Reading,
  application: Pick<Application, 'id'>,
): Promise<number> {
  await numberReadable(reading, application);
  const { applicationId, readPosition } = sandboxDeliveries;
  const [last] = await reading.database
    .select({ position: sql`coalesce(max(${readPosition}), 0)`.mapWith(Number) })
    .from(sandboxDeliveries)
    .where(eq(applicationId, application.id));
  return last?.position ?? 0;
}

async function numberReadable(
  { database, clock }: Reading,
  { id }: Pick<Application, 'id'>,
): Promise<void> {
  const due = dueAt(id, clock.now());
  const [found] = await database
    .select({ id: sandboxDeliveries.id })
    .from(sandboxDeliveries)
    .where(due)
    .limit(1);
  if (!found) return;
  await database.transaction(async (tx) => {
    // Until the commit nobody else numbers: whoever sees a position sees all before it.
    await tx.execute(sql`select from ${applications} where id = ${id} for no key update`);
    await tx.execute(sql`
      with due as (
        select id, row_number() over (order by occurred_at, position) as number
        from ${sandboxDeliveries} where ${due}
      ), counted as (
        update ${applications} set callbacks_read = callbacks_read + (select count(*) from due)
        where id = ${id}
        returning callbacks_read - (select count(*) from due) as before)
      update ${sandboxDeliveries} set read_position = before + number
      from due, counted where ${sandboxDeliveries.id} = due.id`);
  });
}

const dueAt = (applicationId: string, now: Date): SQL => sql`
  ${sandboxDeliveries.applicationId} = ${applicationId}
  and ${sandboxDeliveries.readPosition} is null
  and ${sandboxDeliveries.occurredAt} <= ${now.toISOString()}
  and ${sandboxDeliveries.occurredAt} > ${new Date(now.getTime() - readableForMs).toISOString()}`;

/**
 * Sends a callback again and lets it be read once more; undefined if none with this id has
 * occurred. Without an address it goes to the one that the application has now, if any.
 */
export async function sendAgain(
  { database, clock }: Reading,
  { id, customerId, callbackUrl }: Application,
  eventId: string,
  hostOf: (address: string) => string | null,
) {
  const now = clock.now();
  const [found] = await database
    .select()
    .from(sandboxDeliveries)
    .where(
      and(
        eq(sandboxDeliveries.applicationId, id),
        eq(sandboxDeliveries.eventId, eventId),
        lte(sandboxDeliveries.occurredAt, now),
      ),
    )
    .limit(1);
  if (!found) return undefined;
  const url = found.url ?? callbackUrl;
  const hasPlace = url !== null || customerId === null;
  await database
    .update(sandboxDeliveries)
    .set({
      readPosition: null,
      ...(hasPlace && {
        ...{ url, host: url && hostOf(url) },
        ...{ state: 'waiting' as const, dueAt: now, heldBy: null, lapsedLeases: 0 },
      }),
    })
    .where(eq(sandboxDeliveries.id, found.id));
  return found;
}
