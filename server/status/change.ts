import { randomInt } from 'node:crypto';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { IncidentFacts, IncidentRecord, UpdateFacts } from '#content/status/incident.ts';
import { recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  statusChanges,
  statusIncidentServices,
  statusIncidents,
  statusServices,
  statusUpdates,
} from '../db/status-schema.ts';
import { type BoardService, firstWord } from './board.ts';
import type { Notices } from './notices.ts';

/** What an operator asked for cannot be done; the message says why, and nothing was changed. */
export class StatusRefusal extends Error {}

/** A rehearsal hands over a transaction in place of the database. */
export type ChangeContext = Pick<Context, 'clock'> & { database: Database | Transaction };

type Change = {
  action: string;
  incidentId?: string;
  details?: object;
  notices?: Notices | undefined;
};

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
    await takeAdvisoryLock(tx, 'status change');
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

export async function requireServices(
  tx: Transaction,
  slugs: readonly string[],
): Promise<BoardService[]> {
  const found = await tx
    .select()
    .from(statusServices)
    .where(inArray(statusServices.slug, [...slugs]))
    .orderBy(statusServices.id);
  const unknown = slugs.find((slug) => !found.some((service) => service.slug === slug));
  if (unknown !== undefined)
    throw new StatusRefusal(`There is no service ${unknown}. There is: ${await allSlugs(tx)}.`);
  return found;
}

async function allSlugs(tx: Transaction): Promise<string> {
  const all = await tx.select().from(statusServices).orderBy(statusServices.id);
  return all.map(({ slug }) => slug).join(', ');
}

/** The first report of one's own ends the sample: nobody may take one for the other. */
export async function endSample(tx: Transaction, now: Date): Promise<void> {
  const ended = await tx
    .delete(statusIncidents)
    .where(eq(statusIncidents.sample, true))
    .returning();
  if (ended.length > 0) await tx.update(statusServices).set({ recordedFrom: now });
}

export async function requireIncident(tx: Transaction, id: string): Promise<IncidentFacts> {
  const [found] = await tx.select().from(statusIncidents).where(eq(statusIncidents.id, id));
  if (!found) throw new StatusRefusal(`There is no incident or maintenance ${id}.`);
  if (found.sample)
    throw new StatusRefusal(`${id} is sample data. It goes with the first report of your own.`);
  return found;
}

export const servicesOf = (tx: Transaction, incidentId: string): Promise<BoardService[]> =>
  tx
    .select(getTableColumns(statusServices))
    .from(statusServices)
    .innerJoin(statusIncidentServices, eq(statusIncidentServices.serviceId, statusServices.id))
    .where(eq(statusIncidentServices.incidentId, incidentId))
    .orderBy(statusServices.id);

/** Every column must be given, so one that `content/status/incident.ts` lacks is a type error. */
type IncidentRow = Required<typeof statusIncidents.$inferInsert>;
type UpdateRow = Required<typeof statusUpdates.$inferInsert>;

export async function insertIncident(tx: Transaction, record: IncidentRecord): Promise<void> {
  const { services: slugs, updates, ...facts } = record;
  const services = await requireServices(tx, slugs);
  const row: IncidentRow = { ...facts, createdAt: firstWord(record) };
  await tx.insert(statusIncidents).values(row);
  await tx
    .insert(statusIncidentServices)
    .values(services.map(({ id }) => ({ incidentId: facts.id, serviceId: id })));
  await insertUpdates(tx, facts.id, updates);
}

export async function insertUpdates(
  tx: Transaction,
  incidentId: string,
  updates: readonly UpdateFacts[],
): Promise<void> {
  const rows = updates.map((facts): UpdateRow => ({ ...facts, incidentId }));
  await tx.insert(statusUpdates).values(rows);
}

/** Short enough to be typed. */
export const newIncidentId = (): string =>
  Array.from({ length: 10 }, () => signs.charAt(randomInt(signs.length))).join('');

const signs = 'abcdefghjkmnpqrstvwxyz0123456789';
