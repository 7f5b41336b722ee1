import { eq } from 'drizzle-orm';
import type { IncidentRecord } from '#content/status/incident.ts';
import type { openStates, ServiceImpact } from '#contract/incident-states.ts';
import type { Transaction } from '../db/database.ts';
import { statusIncidents } from '../db/status-schema.ts';
import { type Incident, lastReported } from './board.ts';
import { selectBoard, selectIncident } from './board-rows.ts';
import {
  type ChangeContext,
  type Changing,
  changeStatus,
  endSample,
  insertIncident,
  insertUpdate,
  justBegun,
  type NewUpdateRecord,
  newIncidentId,
  requireIncident,
  requireServices,
  StatusRefusal,
  slugsOf,
} from './change.ts';
import { informSubscribers } from './notices.ts';
import { inUtc, said, type Written } from './written.ts';

/** One language is enough for a start. */
export type Text = { text: Written };
export type Titled = Text & { title: Written };

/** A service by its slug. */
export type Affected = {
  service: string;
  impact: Exclude<ServiceImpact, 'maintenance' | 'recovered'>;
};
export type NewIncident = Titled & {
  affected: readonly Affected[];
  /** Default: now. */
  startsAt?: Date | undefined;
  nextUpdateAt?: Date | undefined;
};
type ChangedImpact = {
  impact: ServiceImpact;
  /** Default: now. */
  from?: Date | undefined;
};
export type Changed = ChangedImpact & { service: string };
export type NewUpdate = Text & {
  state?: (typeof openStates)[number] | undefined;
  /** How services are affected otherwise than before: each by itself, or all that still are. */
  changed?: readonly Changed[] | ChangedImpact;
  nextUpdateAt?: Date | undefined;
} & WrittenOn;
export type Ending = Text & {
  /** Impacts that ended, or changed, before the end. */
  changed?: readonly Changed[];
  endsAt?: Date | undefined;
  /** A report follows. */
  reportExpected?: boolean | undefined;
} & WrittenOn;
/** The update that its author has read last: refused if there is a newer one. */
export type WrittenOn = { after?: number | undefined };

/** Services and incidents as readers see them. */
export const readBoard = ({ database }: ChangeContext) => selectBoard(database, 0);

export const openIncident = (context: ChangeContext, who: Changing, incident: NewIncident) =>
  changeStatus(context, who, async (tx, now) => {
    const { title, text, affected, startsAt = now, nextUpdateAt = null } = incident;
    requireAhead(nextUpdateAt, now);
    if (startsAt > now) throw new StatusRefusal('status.beginsAhead');
    const impacts = affected.map((service) => ({ ...service, from: startsAt }));
    const { incidentId, notices } = await begin(
      tx,
      { kind: 'incident', title: said(title), startsAt, endsAt: null, nextUpdateAt },
      { state: 'investigating', impacts, text: said(text), at: startsAt, writtenAt: now },
    );
    return { action: 'open', incidentId, notices, details: { affected } };
  });

export const updateIncident = (
  context: ChangeContext,
  who: Changing,
  id: string,
  word: NewUpdate,
) =>
  changeStatus(context, who, async (tx, now) => {
    const incident = await requireOpen(tx, id, word);
    const { text, changed = [], nextUpdateAt = null } = word;
    requireAhead(nextUpdateAt, now);
    const each = 'impact' in changed ? await stillAffected(tx, incident, changed) : changed;
    const impacts = each.map(({ from = now, ...change }) => ({ ...change, from }));
    await requireChanges(tx, incident, impacts, now);
    const state = word.state ?? incident.updates.at(-1)?.state ?? 'investigating';
    await insertUpdate(tx, id, { state, impacts, text: said(text), at: now, writtenAt: now });
    await tx.update(statusIncidents).set({ nextUpdateAt }).where(eq(statusIncidents.id, id));
    const notices = await informSubscribers(tx, id);
    return { action: 'update', incidentId: id, notices, details: { state, changed: impacts } };
  });

export const resolveIncident = (context: ChangeContext, who: Changing, id: string, end: Ending) =>
  changeStatus(context, who, async (tx, now) => {
    const incident = await requireOpen(tx, id, end);
    const { text, changed = [], endsAt = now, reportExpected = false } = end;
    if (endsAt > now) throw new StatusRefusal('status.endsAhead');
    if (endsAt < incident.startsAt)
      throw new StatusRefusal('status.endsBeforeStart', { at: inUtc(incident.startsAt) });
    const last = lastReported(incident);
    if (last > endsAt) throw new StatusRefusal('status.endsBeforeLast', { at: inUtc(last) });
    const impacts = changed.map(({ from = endsAt, ...change }) => ({ ...change, from }));
    await requireChanges(tx, incident, impacts, endsAt);
    await tx
      .update(statusIncidents)
      .set({ endsAt, nextUpdateAt: null, reportExpected })
      .where(eq(statusIncidents.id, id));
    await insertUpdate(tx, id, {
      ...{ state: 'resolved', impacts, text: said(text), at: endsAt, writtenAt: now },
    });
    return {
      action: 'resolve',
      incidentId: id,
      notices: await informSubscribers(tx, id),
      details: { endsAt: endsAt.toISOString() },
    };
  });

/** Sends no mail. */
export const retitleIncident = (
  context: ChangeContext,
  who: Changing,
  id: string,
  { title }: { title: Written },
) =>
  changeStatus(context, who, async (tx) => {
    const { title: before } = await requireIncident(tx, id);
    await tx
      .update(statusIncidents)
      .set({ title: said(title) })
      .where(eq(statusIncidents.id, id));
    return { action: 'retitle', incidentId: id, details: { before } };
  });

/** Creates an incident with its first update. */
export async function begin(
  tx: Transaction,
  given: Pick<IncidentRecord, 'kind' | 'title' | 'startsAt' | 'endsAt'> & Partial<IncidentRecord>,
  update: NewUpdateRecord,
) {
  await endSample(tx, update.writtenAt);
  const incident = { ...justBegun, ...given, id: newIncidentId(), sample: false };
  await insertIncident(tx, {
    ...incident,
    updates: [{ corrections: [], replanned: null, ...update }],
  });
  return { incidentId: incident.id, notices: await informSubscribers(tx, incident.id) };
}

function requireAhead(nextUpdateAt: Date | null, now: Date): void {
  if (nextUpdateAt && nextUpdateAt <= now) throw new StatusRefusal('status.nextPast');
}

async function requireOpen(tx: Transaction, id: string, { after }: WrittenOn): Promise<Incident> {
  const { kind, endsAt } = await requireIncident(tx, id);
  if (kind === 'maintenance') throw new StatusRefusal('status.isMaintenance', { id });
  if (endsAt !== null) throw new StatusRefusal('status.resolved', { id });
  const incident = await selectIncident(tx, id);
  if (after !== undefined && incident.updates.at(-1)?.id !== after)
    throw new StatusRefusal('status.changedMeanwhile');
  return incident;
}

/** The change for each service that has neither recovered nor this impact already. */
async function stillAffected(
  tx: Transaction,
  { services }: Incident,
  change: ChangedImpact,
): Promise<Changed[]> {
  const changing = services.filter(({ changes }) => {
    const last = changes.at(-1)?.impact;
    return last !== 'recovered' && last !== change.impact;
  });
  const slugs = await slugsOf(
    tx,
    changing.map(({ id }) => id),
  );
  return slugs.map((service) => ({ ...change, service }));
}

/** A change differs from what is known of its service, comes after it, and is not ahead. */
async function requireChanges(
  tx: Transaction,
  incident: Incident,
  changed: readonly Required<Changed>[],
  now: Date,
): Promise<void> {
  const services = await requireServices(
    tx,
    changed.map(({ service }) => service),
  );
  for (const { service: slug, impact, from } of changed) {
    if (from > now) throw new StatusRefusal('status.changesAhead', { service: slug });
    if (from < incident.startsAt)
      throw new StatusRefusal('status.changesBeforeStart', {
        at: inUtc(incident.startsAt),
        service: slug,
      });
    const service = services.find((known) => known.slug === slug);
    const last = incident.services.find(({ id }) => id === service?.id)?.changes.at(-1);
    if (impact === (last?.impact ?? 'recovered'))
      throw new StatusRefusal(last ? 'status.unchanged' : 'status.notAffected', {
        service: slug,
        impact,
      });
    if (last && from < last.from)
      throw new StatusRefusal('status.changesBeforeLast', { service: slug, at: inUtc(last.from) });
  }
}
