import { eq } from 'drizzle-orm';
import type { Replanned } from '#content/status/incident.ts';
import type { Impact } from '#contract/incident-states.ts';
import { hourMs } from '#contract/time-units.ts';
import type { Transaction } from '../db/database.ts';
import { statusIncidentServices, statusIncidents, statusUpdates } from '../db/status-schema.ts';
import type { Incident } from './board.ts';
import { selectIncident } from './board-rows.ts';
import {
  type ChangeContext,
  type Changing,
  changeStatus,
  insertServices,
  insertUpdate,
  requireIncident,
  requireServices,
  StatusRefusal,
} from './change.ts';
import { informSubscribers } from './notices.ts';
import { begin, type Text, type Titled, type WrittenOn } from './operator.ts';
import { missingIn, said, type Written } from './written.ts';

type Plan = {
  services: readonly string[];
  /** Services that are more than in maintenance meanwhile. */
  impacts?: Readonly<Record<string, Impact>> | undefined;
  startsAt: Date;
  endsAt: Date;
};
export type NewMaintenance = Titled & Plan;
/** What is absent stays; an update of the plan needs a text, a title alone does not. */
export type ChangedPlan = {
  [Part in keyof (Titled & Plan)]?: (Titled & Plan)[Part] | undefined;
} & WrittenOn;

export const scheduleMaintenance = (context: ChangeContext, who: Changing, plan: NewMaintenance) =>
  changeStatus(context, who, async (tx, now) => {
    const { title, text, services, impacts = {}, startsAt, endsAt } = plan;
    requireWindow(plan, now);
    if (isFarAhead(startsAt, now)) requireBoth(title, text);
    const { incidentId, notices } = await begin(
      tx,
      { kind: 'maintenance', title: said(title), startsAt, endsAt },
      {
        state: 'scheduled',
        impacts: services.map((service) => ({
          ...{ service, impact: impacts[service] ?? 'maintenance', from: startsAt },
        })),
        ...{ text: said(text), at: now, writtenAt: now },
      },
    );
    const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    return { action: 'schedule', incidentId, notices, details: { ...times, services, impacts } };
  });

/**
 * Before it begins, all of a plan can change; while it is under way, its end. Those who follow a
 * service of it before or after the change are told; a changed title alone is not mailed.
 */
export const changeMaintenance = (
  context: ChangeContext,
  who: Changing,
  id: string,
  change: ChangedPlan,
) =>
  changeStatus(context, who, async (tx, now) => {
    const incident = await requireLasting(tx, id, now, change);
    const before = windowOf(incident);
    const { startsAt = before.startsAt, endsAt = before.endsAt } = change;
    const services = await changedServices(tx, incident, change);
    requireWindow({ startsAt, endsAt }, now);
    const isMoved = +startsAt !== +before.startsAt || +endsAt !== +before.endsAt;
    const hasBegun = before.startsAt <= now;
    if (hasBegun && (+startsAt !== +before.startsAt || services))
      throw new StatusRefusal('status.begun', { id });
    const title = change.title ? said(change.title) : incident.title;
    const { text } = change;
    const isReplanned = isMoved || services !== undefined;
    const isRetitled = title.en !== incident.title.en || title.zh !== incident.title.zh;
    if (!isReplanned && !isRetitled) throw new StatusRefusal('status.samePlan', { id });
    if (isFarAhead(startsAt, now))
      requireBoth(
        ...(isRetitled ? [change.title ?? {}] : []),
        ...(isReplanned ? [text ?? {}] : []),
      );
    await tx
      .update(statusIncidents)
      .set({ startsAt, endsAt, title })
      .where(eq(statusIncidents.id, id));
    const details = { before: { ...before, title: incident.title, services: incident.services } };
    if (!isReplanned) return { action: 'retitle', incidentId: id, details };
    if (!hasBegun) await setServices(tx, incident, services ?? incident.services, startsAt);
    const replanned: Replanned = { before, after: { startsAt, endsAt } };
    await insertUpdate(tx, id, {
      ...{ state: 'scheduled', impacts: [], text: said(text ?? {}), at: now, writtenAt: now },
      replanned,
    });
    const left = services
      ? incident.services.filter((one) => !services.some((kept) => kept.id === one.id))
      : [];
    const notices = await informSubscribers(tx, id, { left: left.map((one) => one.id) });
    return { action: 'replan', incidentId: id, notices, details };
  });

/** Ends maintenance that is under way earlier than planned. */
export const endMaintenance = (
  context: ChangeContext,
  who: Changing,
  id: string,
  { text, after }: Text & WrittenOn,
) =>
  changeStatus(context, who, async (tx, now) => {
    const incident = await requireLasting(tx, id, now, { after });
    const before = windowOf(incident);
    if (before.startsAt >= now) throw new StatusRefusal('status.notBegun', { id });
    await tx.update(statusIncidents).set({ endsAt: now }).where(eq(statusIncidents.id, id));
    await insertUpdate(tx, id, {
      ...{ state: 'resolved', impacts: [], text: said(text), at: now, writtenAt: now },
      replanned: { before, after: { ...before, endsAt: now } },
    });
    const notices = await informSubscribers(tx, id);
    return { action: 'end', incidentId: id, notices, details: { before } };
  });

export const cancelMaintenance = (
  context: ChangeContext,
  who: Changing,
  id: string,
  { text }: Text,
) =>
  changeStatus(context, who, async (tx, now) => {
    await requireLasting(tx, id, now, {});
    await tx.update(statusIncidents).set({ cancelledAt: now }).where(eq(statusIncidents.id, id));
    await insertUpdate(tx, id, {
      ...{ state: 'cancelled', impacts: [], text: said(text), at: now, writtenAt: now },
    });
    const notices = await informSubscribers(tx, id);
    return { action: 'cancel', incidentId: id, notices };
  });

/** Maintenance that begins later than this is announced in every language. */
const oneLanguageMs = 24 * hourMs;

const isFarAhead = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() > oneLanguageMs;

function requireBoth(...texts: Written[]): void {
  for (const text of texts) {
    const missing = missingIn(text);
    if (missing) throw new StatusRefusal(`status.${missing}Required`);
  }
}

function requireWindow({ startsAt, endsAt }: Pick<Plan, 'startsAt' | 'endsAt'>, now: Date): void {
  if (endsAt <= startsAt) throw new StatusRefusal('status.windowEmpty');
  if (endsAt <= now) throw new StatusRefusal('status.windowOver');
}

/** Maintenance that is planned or under way. */
async function requireLasting(
  tx: Transaction,
  id: string,
  now: Date,
  { after }: WrittenOn,
): Promise<Incident> {
  const { kind, cancelledAt, endsAt } = await requireIncident(tx, id);
  if (kind !== 'maintenance') throw new StatusRefusal('status.isIncident', { id });
  if (cancelledAt !== null) throw new StatusRefusal('status.cancelled', { id });
  if (endsAt && endsAt <= now) throw new StatusRefusal('status.over', { id });
  const incident = await selectIncident(tx, id);
  if (after !== undefined && incident.updates.at(-1)?.id !== after)
    throw new StatusRefusal('status.changedMeanwhile');
  return incident;
}

export const windowOf = ({ startsAt, endsAt }: Incident): Replanned['before'] => ({
  startsAt,
  endsAt: endsAt ?? startsAt,
});

type Affected = { id: number; impact: Impact };

/** The services with their impact, if they are others than before. */
async function changedServices(
  tx: Transaction,
  incident: Incident,
  { services: slugs, impacts = {} }: ChangedPlan,
): Promise<Affected[] | undefined> {
  if (!slugs) return undefined;
  const services = (await requireServices(tx, slugs)).map(({ id, slug }) => ({
    ...{ id, impact: impacts[slug] ?? 'maintenance' },
  }));
  const isSame =
    services.length === incident.services.length &&
    services.every(({ id, impact }) =>
      incident.services.some((one) => one.id === id && one.changes[0]?.impact === impact),
    );
  return isSame ? undefined : services;
}

/** The first update of maintenance says how its services are affected. */
async function setServices(
  tx: Transaction,
  { id, updates: [first] }: Incident,
  services: readonly (Affected | Incident['services'][number])[],
  from: Date,
): Promise<void> {
  if (!first) return;
  const impacts = services.map((service) => ({
    service: service.id,
    impact: 'impact' in service ? service.impact : (service.changes[0]?.impact ?? 'maintenance'),
    from,
  }));
  await tx.update(statusUpdates).set({ impacts }).where(eq(statusUpdates.id, first.id));
  await tx.delete(statusIncidentServices).where(eq(statusIncidentServices.incidentId, id));
  await insertServices(tx, id, services);
}
