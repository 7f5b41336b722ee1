import { randomInt } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { fill } from '#content/fill.ts';
import { statusErrorWords } from '#content/interface/status-errors.ts';
import type { IncidentFacts, IncidentRecord } from '#content/status/incident.ts';
import type { Impact } from '#contract/incident-states.ts';
import type { StatusErrorCode } from '#contract/status-errors.ts';
import { type Acting, recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  type StoredImpact,
  statusChanges,
  statusIncidentServices,
  statusIncidents,
  statusServices,
  statusUpdates,
} from '../db/status-schema.ts';
import { AppError } from '../http/errors.ts';
import { affectedServices, type BoardService, firstUpdateAt, severityOf } from './board.ts';
import type { Notices } from './notices.ts';

/** A change that cannot be made; the message says why in English, and nothing was changed. */
export class StatusRefusal extends AppError {
  constructor(code: StatusErrorCode, values: Record<string, string> = {}) {
    super(code, { values });
    this.message = fill(statusErrorWords.en[code], values);
  }
}

/** Who changes the status. A browser names what it sends, so that it is done once. */
export type Changing = Acting & { submission?: string };

/** What was sent before is done already. */
export class ChangedBefore extends Error {
  readonly incidentId: string;

  constructor(incidentId: string) {
    super(`${incidentId} was changed by an earlier request`);
    this.incidentId = incidentId;
  }
}

/** A rehearsal passes a transaction in place of the database. */
export type ChangeContext = Pick<Context, 'clock'> & { database: Database | Transaction };

type Change = {
  action: string;
  incidentId?: string;
  details?: object;
  notices?: Notices | undefined;
};

/**
 * Runs one change in one transaction and records who and when. Changes are serialized, so that
 * version numbers increase in commit order; readers rely on that.
 */
export async function changeStatus<Result extends Change>(
  { database, clock }: ChangeContext,
  { by, from, submission }: Changing,
  work: (tx: Transaction, now: Date) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'status change');
    if (submission) await requireFirst(tx, submission);
    const result = await work(tx, now);
    const { action, incidentId, details = {} } = result;
    await tx.insert(statusChanges).values({
      ...{ at: now, action, incidentId, details, submission },
      who: by.kind === 'operator' ? by.name : 'sample',
    });
    await recordEvent(
      tx,
      {
        action: 'status.changed',
        by,
        ...(from && { from }),
        target: { kind: 'incident', id: incidentId },
        details: { change: action },
      },
      now,
    );
    return result;
  });
}

async function requireFirst(tx: Transaction, submission: string): Promise<void> {
  const [before] = await tx
    .select()
    .from(statusChanges)
    .where(eq(statusChanges.submission, submission));
  if (before?.incidentId) throw new ChangedBefore(before.incidentId);
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
    throw new StatusRefusal('status.noService', { service: unknown, known: await allSlugs(tx) });
  return found;
}

export async function slugsOf(tx: Transaction, ids: readonly number[]): Promise<string[]> {
  const found = await tx
    .select()
    .from(statusServices)
    .where(inArray(statusServices.id, [...ids]))
    .orderBy(statusServices.id);
  return found.map(({ slug }) => slug);
}

async function allSlugs(tx: Transaction): Promise<string> {
  const all = await tx.select().from(statusServices).orderBy(statusServices.id);
  return all.map(({ slug }) => slug).join(', ');
}

/** The first own report removes the sample history, so that the two are never confused. */
export async function endSample(tx: Transaction, now: Date): Promise<void> {
  const ended = await tx
    .delete(statusIncidents)
    .where(eq(statusIncidents.sample, true))
    .returning();
  if (ended.length > 0) await tx.update(statusServices).set({ recordedFrom: now });
}

export async function requireIncident(tx: Transaction, id: string): Promise<IncidentFacts> {
  const [found] = await tx.select().from(statusIncidents).where(eq(statusIncidents.id, id));
  if (!found) throw new StatusRefusal('status.noIncident', { id });
  if (found.sample) throw new StatusRefusal('status.sample', { id });
  return found;
}

/**
 * All columns are required, so that a field missing from `content/status/incident.ts` is a type
 * error.
 */
type IncidentRow = Required<typeof statusIncidents.$inferInsert>;
type UpdateRow = Required<typeof statusUpdates.$inferInsert>;

export async function insertIncident(tx: Transaction, record: IncidentRecord): Promise<void> {
  const { updates, ...facts } = record;
  const row: IncidentRow = { ...facts, createdAt: firstUpdateAt(record) };
  await tx.insert(statusIncidents).values(row);
  for (const update of updates) await insertUpdate(tx, facts.id, update);
}

type UpdateRecord = IncidentRecord['updates'][number];
export type NewUpdateRecord = Omit<UpdateRecord, 'corrections' | 'replanned'> &
  Partial<UpdateRecord>;

/** The updates of an incident are inserted one after the other, oldest first. */
export async function insertUpdate(
  tx: Transaction,
  incidentId: string,
  { impacts: changes, ...facts }: NewUpdateRecord,
): Promise<void> {
  const slugs = [...new Set(changes.map(({ service }) => service))];
  const services = await requireServices(tx, slugs);
  const ids = new Map(services.map(({ slug, id }) => [slug, id]));
  const impacts = changes.flatMap(({ service: slug, ...change }) => {
    const service = ids.get(slug);
    return service === undefined ? [] : [{ service, ...change }];
  });
  await insertServices(tx, incidentId, services);
  const impact = await impactForAll(tx, incidentId, impacts);
  const row: UpdateRow = {
    corrections: [],
    replanned: null,
    ...facts,
    impacts,
    impact,
    incidentId,
  };
  await tx.insert(statusUpdates).values(row);
}

export async function insertServices(
  tx: Transaction,
  incidentId: string,
  services: readonly Pick<BoardService, 'id'>[],
): Promise<void> {
  if (services.length === 0) return;
  await tx
    .insert(statusIncidentServices)
    .values(services.map(({ id }) => ({ incidentId, serviceId: id })))
    .onConflictDoNothing();
}

/** What the release before reads: the worst impact, or the last one once all have recovered. */
async function impactForAll(
  tx: Transaction,
  incidentId: string,
  impacts: StoredImpact[],
): Promise<Impact> {
  const earlier = await tx
    .select({ impact: statusUpdates.impact, impacts: statusUpdates.impacts })
    .from(statusUpdates)
    .where(eq(statusUpdates.incidentId, incidentId))
    .orderBy(statusUpdates.at, statusUpdates.id);
  const [worst] = affectedServices([...earlier, { impacts }])
    .flatMap(({ changes }) => changes.at(-1)?.impact ?? [])
    .filter((last) => last !== 'recovered')
    .toSorted((one, other) => severityOf(other) - severityOf(one));
  return worst ?? earlier.at(-1)?.impact ?? 'degraded';
}

/** Of an incident of which nothing but its beginning is known. */
export const justBegun = {
  cancelledAt: null,
  nextUpdateAt: null,
  reportExpected: false,
  report: null,
} as const;

/** Short enough to type. */
export const newIncidentId = (): string =>
  Array.from({ length: 10 }, () => signs.charAt(randomInt(signs.length))).join('');

const signs = 'abcdefghjkmnpqrstvwxyz0123456789';
