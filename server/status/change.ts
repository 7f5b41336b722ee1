import { randomInt } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Localized } from '#contract/locale.ts';
import { recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import {
  statusChanges,
  statusIncidentServices,
  statusIncidents,
  statusServices,
  statusUpdates,
} from '../db/status-schema.ts';

/** What an operator asked for cannot be done; the message says why, and nothing was changed. */
export class StatusRefusal extends Error {}

export type ChangeContext = Pick<Context, 'env' | 'database' | 'clock'>;

type Change = { action: string; incidentId?: string; details?: object };

const lockKey = 7_220_115_019;

/**
 * One change in one transaction, with who and when. Changes wait for one another: their numbers
 * then grow in the order in which they are seen, which is what readers go by.
 */
export async function changeStatus<Result extends Change>(
  { database, clock }: ChangeContext,
  who: string,
  work: (tx: Transaction, now: Date) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    const result = await work(tx, now);
    const { action, incidentId, details = {} } = result;
    await tx.insert(statusChanges).values({ at: now, who, action, incidentId, details });
    await recordEvent(
      tx,
      {
        action: 'status.changed',
        by: action === 'sample' ? { kind: 'system' } : { kind: 'operator', name: who },
        target: { kind: 'incident', id: incidentId },
        details: { change: action },
      },
      now,
    );
    return result;
  });
}

export type StoredService = typeof statusServices.$inferSelect;
export type StoredIncident = typeof statusIncidents.$inferSelect;
export type NewUpdate = Omit<
  typeof statusUpdates.$inferInsert,
  'id' | 'englishText' | 'chineseText'
> & { text: Localized<string> };

export async function requireServices(
  tx: Transaction,
  slugs: readonly string[],
): Promise<StoredService[]> {
  const found = await tx
    .select()
    .from(statusServices)
    .where(inArray(statusServices.slug, [...slugs]))
    .orderBy(statusServices.id);
  const unknown = slugs.find((slug) => !found.some((service) => service.slug === slug));
  if (unknown !== undefined) throw new StatusRefusal(`There is no service ${unknown}.`);
  return found;
}

export async function requireIncident(tx: Transaction, id: string): Promise<StoredIncident> {
  const [found] = await tx.select().from(statusIncidents).where(eq(statusIncidents.id, id));
  if (!found) throw new StatusRefusal(`There is no incident or maintenance ${id}.`);
  return found;
}

export const servicesOf = (tx: Transaction, incidentId: string): Promise<StoredService[]> =>
  tx
    .select({
      id: statusServices.id,
      slug: statusServices.slug,
      englishName: statusServices.englishName,
      chineseName: statusServices.chineseName,
      recordedFrom: statusServices.recordedFrom,
    })
    .from(statusServices)
    .innerJoin(statusIncidentServices, eq(statusIncidentServices.serviceId, statusServices.id))
    .where(eq(statusIncidentServices.incidentId, incidentId))
    .orderBy(statusServices.id);

export async function insertIncident(
  tx: Transaction,
  incident: typeof statusIncidents.$inferInsert,
  serviceIds: readonly number[],
): Promise<void> {
  await tx.insert(statusIncidents).values(incident);
  await tx
    .insert(statusIncidentServices)
    .values(serviceIds.map((serviceId) => ({ incidentId: incident.id, serviceId })));
}

export async function insertUpdates(tx: Transaction, updates: readonly NewUpdate[]): Promise<void> {
  await tx.insert(statusUpdates).values(
    updates.map(({ text, ...update }) => ({
      ...update,
      englishText: text.en,
      chineseText: text.zh,
    })),
  );
}

/** Short enough to be typed. */
export const newIncidentId = (): string =>
  Array.from({ length: 10 }, () => signs.charAt(randomInt(signs.length))).join('');

const signs = 'abcdefghjkmnpqrstvwxyz0123456789';
