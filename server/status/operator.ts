import { desc, eq } from 'drizzle-orm';
import type { IncidentFacts, IncidentRecord, UpdateFacts } from '#content/status/incident.ts';
import type { Impact, openStates } from '#contract/incident-states.ts';
import type { Transaction } from '../db/database.ts';
import { statusIncidents, statusUpdates } from '../db/status-schema.ts';
import { selectBoard } from './board-rows.ts';
import {
  type ChangeContext,
  changeStatus,
  endSample,
  insertIncident,
  insertUpdates,
  newIncidentId,
  requireIncident,
  StatusRefusal,
} from './change.ts';
import { informSubscribers } from './notices.ts';

type Said = Pick<UpdateFacts, 'text'>;
type Named = Said & Pick<IncidentFacts, 'title'> & { services: readonly string[] };

export type NewIncident = Named & {
  impact: Exclude<Impact, 'maintenance'>;
  /** Default: now. */
  startsAt?: Date | undefined;
};
export type NewMaintenance = Named & { startsAt: Date; endsAt: Date };
export type NewUpdate = Said & {
  state?: (typeof openStates)[number] | undefined;
  impact?: Exclude<Impact, 'maintenance'> | undefined;
};
export type Ending = Said & { endsAt?: Date | undefined };

/** Services and incidents as readers see them. */
export const readBoard = ({ database }: ChangeContext) => selectBoard(database, 0);

export const openIncident = (context: ChangeContext, who: string, incident: NewIncident) =>
  changeStatus(context, who, async (tx, now) => {
    const { title, text, services, impact, startsAt = now } = incident;
    if (startsAt > now) throw new StatusRefusal('An incident cannot begin in the future.');
    const { incidentId, notices } = await begin(
      tx,
      { kind: 'incident', title, services: [...services], startsAt, endsAt: null },
      { state: 'investigating', impact, text, at: startsAt, writtenAt: now },
    );
    return { action: 'open', incidentId, notices, details: { impact, services } };
  });

export const updateIncident = (context: ChangeContext, who: string, id: string, word: NewUpdate) =>
  changeStatus(context, who, async (tx, now) => {
    const incident = await requireOpen(tx, id);
    const last = await lastUpdate(tx, id);
    const impact = word.impact ?? last?.impact ?? 'degraded';
    const state = word.state ?? last?.state ?? 'investigating';
    const update = { state, impact, text: word.text, at: now, writtenAt: now };
    await insertUpdates(tx, id, [update]);
    // Mails are sent when the impact changes, not with every update.
    const isNew = impact !== last?.impact;
    const notices = isNew ? await informSubscribers(tx, incident, update) : undefined;
    return { action: 'update', incidentId: id, notices, details: { state, impact } };
  });

export const resolveIncident = (context: ChangeContext, who: string, id: string, end: Ending) =>
  changeStatus(context, who, async (tx, now) => {
    const incident = await requireOpen(tx, id);
    const { text, endsAt = now } = end;
    if (endsAt > now) throw new StatusRefusal('An incident cannot end in the future.');
    if (endsAt < incident.startsAt)
      throw new StatusRefusal(`It began at ${incident.startsAt.toISOString()}, after that end.`);
    const last = await lastUpdate(tx, id);
    if (last && last.at > endsAt)
      throw new StatusRefusal(`Something was said at ${last.at.toISOString()}, after that end.`);
    await tx.update(statusIncidents).set({ endsAt }).where(eq(statusIncidents.id, id));
    const impact = last?.impact ?? 'degraded';
    const update = { state: 'resolved', impact, text, at: endsAt, writtenAt: now } as const;
    await insertUpdates(tx, id, [update]);
    const notices = await informSubscribers(tx, incident, update);
    return {
      action: 'resolve',
      incidentId: id,
      notices,
      details: { endsAt: endsAt.toISOString() },
    };
  });

export const scheduleMaintenance = (context: ChangeContext, who: string, plan: NewMaintenance) =>
  changeStatus(context, who, async (tx, now) => {
    const { title, text, services, startsAt, endsAt } = plan;
    if (endsAt <= startsAt) throw new StatusRefusal('The end must come after the start.');
    if (endsAt <= now) throw new StatusRefusal('The end must lie in the future.');
    const { incidentId, notices } = await begin(
      tx,
      { kind: 'maintenance', title, services: [...services], startsAt, endsAt },
      { state: 'scheduled', impact: 'maintenance', text, at: now, writtenAt: now },
    );
    const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    return { action: 'schedule', incidentId, notices, details: { ...times, services } };
  });

export const cancelMaintenance = (context: ChangeContext, who: string, id: string, end: Ending) =>
  changeStatus(context, who, async (tx, now) => {
    const incident = await requireIncident(tx, id);
    if (incident.kind !== 'maintenance')
      throw new StatusRefusal(`${id} is an incident: resolve it.`);
    if (incident.cancelledAt !== null) throw new StatusRefusal(`${id} is cancelled already.`);
    if (incident.endsAt && incident.endsAt <= now)
      throw new StatusRefusal(`${id} is over already.`);
    await tx.update(statusIncidents).set({ cancelledAt: now }).where(eq(statusIncidents.id, id));
    const { text } = end;
    const update = {
      state: 'cancelled',
      impact: 'maintenance',
      text,
      at: now,
      writtenAt: now,
    } as const;
    await insertUpdates(tx, id, [update]);
    const notices = await informSubscribers(tx, incident, update);
    return { action: 'cancel', incidentId: id, notices };
  });

/** Sends no mail. */
export const retitleIncident = (
  context: ChangeContext,
  who: string,
  id: string,
  { title }: Pick<IncidentFacts, 'title'>,
) =>
  changeStatus(context, who, async (tx) => {
    const { title: before } = await requireIncident(tx, id);
    await tx.update(statusIncidents).set({ title }).where(eq(statusIncidents.id, id));
    return { action: 'retitle', incidentId: id, details: { before } };
  });

/** Creates an incident with its first update. */
async function begin(
  tx: Transaction,
  given: Omit<IncidentRecord, 'id' | 'cancelledAt' | 'sample' | 'updates'>,
  update: UpdateFacts,
) {
  await endSample(tx, update.writtenAt);
  const incident = { ...given, id: newIncidentId(), cancelledAt: null, sample: false };
  await insertIncident(tx, { ...incident, updates: [update] });
  return { incidentId: incident.id, notices: await informSubscribers(tx, incident, update) };
}

async function requireOpen(tx: Transaction, id: string): Promise<IncidentFacts> {
  const incident = await requireIncident(tx, id);
  if (incident.kind === 'maintenance')
    throw new StatusRefusal(`${id} is maintenance: it ends by the clock, or cancel it.`);
  if (incident.endsAt !== null) throw new StatusRefusal(`${id} is resolved already.`);
  return incident;
}

async function lastUpdate(tx: Transaction, incidentId: string): Promise<UpdateFacts | undefined> {
  const [last] = await tx
    .select()
    .from(statusUpdates)
    .where(eq(statusUpdates.incidentId, incidentId))
    .orderBy(desc(statusUpdates.at), desc(statusUpdates.id))
    .limit(1);
  return last;
}
