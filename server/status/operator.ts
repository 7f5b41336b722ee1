import { asc, desc, eq } from 'drizzle-orm';
import type { Impact, openStates } from '#content/status/states.ts';
import type { Localized } from '#contract/locale.ts';
import { statusIncidents, statusUpdates } from '../db/status-schema.ts';
import {
  type ChangeContext,
  changeStatus,
  insertIncident,
  insertUpdates,
  newIncidentId,
  requireIncident,
  requireServices,
  StatusRefusal,
  servicesOf,
} from './change.ts';
import { informSubscribers } from './notices.ts';
import { selectBoard } from './repository.ts';

type Said = { title: Localized<string>; text: Localized<string>; services: readonly string[] };

export type NewIncident = Said & {
  impact: Exclude<Impact, 'maintenance'>;
  /** Now, unless it began earlier. */
  startsAt?: Date | undefined;
};
export type NewMaintenance = Said & { startsAt: Date; endsAt: Date };
export type NewWord = {
  text: Localized<string>;
  state?: (typeof openStates)[number] | undefined;
  impact?: Exclude<Impact, 'maintenance'> | undefined;
};
export type Ending = { text: Localized<string>; endsAt?: Date | undefined };

/** Services and incidents as readers see them. */
export const readBoard = ({ database }: ChangeContext) => selectBoard(database, 0);

export const openIncident = (context: ChangeContext, who: string, incident: NewIncident) =>
  changeStatus(context, who, async (tx, now) => {
    const { title, text, impact, startsAt = now } = incident;
    if (startsAt > now) throw new StatusRefusal('An incident cannot begin in the future.');
    const services = await requireServices(tx, incident.services);
    const id = newIncidentId();
    await insertIncident(
      tx,
      { id, kind: 'incident', ...titled(title), startsAt, createdAt: now },
      services.map((service) => service.id),
    );
    await insertUpdates(tx, [
      { incidentId: id, state: 'investigating', impact, text, at: startsAt, writtenAt: now },
    ]);
    await informSubscribers(
      tx,
      context,
      { kind: impact, title, text, services, at: startsAt },
      now,
    );
    return { action: 'open', incidentId: id, details: { impact, services: incident.services } };
  });

export const updateIncident = (context: ChangeContext, who: string, id: string, word: NewWord) =>
  changeStatus(context, who, async (tx, now) => {
    const incident = await requireOpen(tx, id);
    const [last] = await tx
      .select()
      .from(statusUpdates)
      .where(eq(statusUpdates.incidentId, id))
      .orderBy(desc(statusUpdates.at), desc(statusUpdates.id))
      .limit(1);
    const impact = word.impact ?? last?.impact ?? 'degraded';
    const state = word.state ?? last?.state ?? 'investigating';
    await insertUpdates(tx, [
      { incidentId: id, state, impact, text: word.text, at: now, writtenAt: now },
    ]);
    // A mail comes when a service changes its state, not with every word about it.
    if (impact !== last?.impact)
      await informSubscribers(
        tx,
        context,
        { kind: impact, ...(await toldOf(tx, incident)), text: word.text, at: now },
        now,
      );
    return { action: 'update', incidentId: id, details: { state, impact } };
  });

export const resolveIncident = (context: ChangeContext, who: string, id: string, end: Ending) =>
  changeStatus(context, who, async (tx, now) => {
    const incident = await requireOpen(tx, id);
    const { text, endsAt = now } = end;
    if (endsAt > now) throw new StatusRefusal('An incident cannot end in the future.');
    if (endsAt < incident.startsAt)
      throw new StatusRefusal(`It began at ${incident.startsAt.toISOString()}, after that end.`);
    const updates = await tx
      .select()
      .from(statusUpdates)
      .where(eq(statusUpdates.incidentId, id))
      .orderBy(asc(statusUpdates.at), asc(statusUpdates.id));
    const last = updates.at(-1);
    if (last && last.at > endsAt)
      throw new StatusRefusal(`Something was said at ${last.at.toISOString()}, after that end.`);
    await tx.update(statusIncidents).set({ endsAt }).where(eq(statusIncidents.id, id));
    await insertUpdates(tx, [
      {
        incidentId: id,
        state: 'resolved',
        impact: last?.impact ?? 'degraded',
        text,
        at: endsAt,
        writtenAt: now,
      },
    ]);
    await informSubscribers(
      tx,
      context,
      { kind: 'resolved', ...(await toldOf(tx, incident)), text, at: endsAt },
      now,
    );
    return { action: 'resolve', incidentId: id, details: { endsAt: endsAt.toISOString() } };
  });

export const scheduleMaintenance = (context: ChangeContext, who: string, plan: NewMaintenance) =>
  changeStatus(context, who, async (tx, now) => {
    const { title, text, startsAt, endsAt } = plan;
    if (endsAt <= startsAt) throw new StatusRefusal('The end must come after the start.');
    if (endsAt <= now) throw new StatusRefusal('The end must lie in the future.');
    const services = await requireServices(tx, plan.services);
    const id = newIncidentId();
    await insertIncident(
      tx,
      { id, kind: 'maintenance', ...titled(title), startsAt, endsAt, createdAt: now },
      services.map((service) => service.id),
    );
    await insertUpdates(tx, [
      { incidentId: id, state: 'scheduled', impact: 'maintenance', text, at: now, writtenAt: now },
    ]);
    await informSubscribers(
      tx,
      context,
      { kind: 'scheduled', title, text, services, at: startsAt, until: endsAt },
      now,
    );
    const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    return { action: 'schedule', incidentId: id, details: { ...times, services: plan.services } };
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
    await insertUpdates(tx, [
      {
        incidentId: id,
        state: 'cancelled',
        impact: 'maintenance',
        text: end.text,
        at: now,
        writtenAt: now,
      },
    ]);
    await informSubscribers(
      tx,
      context,
      { kind: 'cancelled', ...(await toldOf(tx, incident)), text: end.text, at: incident.startsAt },
      now,
    );
    return { action: 'cancel', incidentId: id };
  });

type Tx = Parameters<typeof requireIncident>[0];
type Stored = Awaited<ReturnType<typeof requireIncident>>;

async function requireOpen(tx: Tx, id: string): Promise<Stored> {
  const incident = await requireIncident(tx, id);
  if (incident.kind === 'maintenance')
    throw new StatusRefusal(`${id} is maintenance: it ends by the clock, or cancel it.`);
  if (incident.endsAt !== null) throw new StatusRefusal(`${id} is resolved already.`);
  return incident;
}

const toldOf = async (tx: Tx, incident: Stored) => ({
  title: { en: incident.englishTitle, zh: incident.chineseTitle },
  services: await servicesOf(tx, incident.id),
});

const titled = ({ en, zh }: Localized<string>) => ({ englishTitle: en, chineseTitle: zh });
