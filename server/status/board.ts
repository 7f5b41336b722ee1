import type { IncidentFacts, IncidentRecord, UpdateFacts } from '#content/status/incident.ts';
import type { ServiceState } from '#content/status/states.ts';
import type { Impact, Phase } from '#contract/incident-states.ts';
import type { statusServices } from '../db/status-schema.ts';

/** Services and incidents at one version of the tables. */
export type Board = {
  version: number;
  services: BoardService[];
  /** Newest first. */
  incidents: Incident[];
};

export type BoardService = typeof statusServices.$inferSelect;

export type Incident = IncidentFacts & {
  serviceIds: number[];
  /** Oldest first. */
  updates: (UpdateFacts & { id: number })[];
};

export const incidentsOf = (board: Board, serviceId: number): Incident[] =>
  board.incidents.filter(({ serviceIds }) => serviceIds.includes(serviceId));

export const affectedBy = ({ serviceIds }: Incident, { services }: Board): BoardService[] =>
  services.filter(({ id }) => serviceIds.includes(id));

/** Maintenance ends by the clock; an incident lasts until an operator ends it. */
export function isCurrent({ startsAt, endsAt, cancelledAt }: Incident, now: Date): boolean {
  return cancelledAt === null && startsAt <= now && (endsAt === null || now < endsAt);
}

export const isPlanned = ({ kind, startsAt, cancelledAt }: Incident, now: Date): boolean =>
  kind === 'maintenance' && cancelledAt === null && now < startsAt;

export const isOver = ({ endsAt, cancelledAt }: Incident, now: Date): boolean =>
  cancelledAt !== null || (endsAt !== null && endsAt <= now);

export const phaseOf = (incident: Incident, now: Date): Phase => {
  if (isOver(incident, now)) return 'over';
  return isCurrent(incident, now) ? 'on' : 'ahead';
};

/** Began, and was not cancelled before its start. */
export const isOnRecord = ({ startsAt, cancelledAt }: Incident, now: Date): boolean =>
  startsAt <= now && (cancelledAt === null || cancelledAt > startsAt);

export const endOf = ({ endsAt, cancelledAt }: Incident): Date | null => cancelledAt ?? endsAt;

export const impactOf = ({ updates }: Incident): Impact => updates.at(-1)?.impact ?? 'degraded';

const severity: Record<ServiceState, number> = { fine: 0, maintenance: 1, degraded: 2, outage: 3 };

export const severityOf = (state: ServiceState): number => severity[state];

export const worse = (one: ServiceState, other: ServiceState): ServiceState =>
  severity[other] > severity[one] ? other : one;

/** The worst state of all current incidents. */
export const stateOf = (incidents: readonly Incident[], now: Date): ServiceState =>
  incidents
    .filter((incident) => isCurrent(incident, now))
    .map(impactOf)
    .reduce<ServiceState>(worse, 'fine');

/** Time of the first update. */
export const firstUpdateAt = ({ updates, startsAt }: Incident | IncidentRecord): Date =>
  updates[0]?.writtenAt ?? startsAt;

/** Time of the last update. */
export const lastUpdateAt = ({ updates }: Incident): Date =>
  updates.map(({ writtenAt }) => writtenAt).reduce(later, new Date(0));

export const later = (one: Date, other: Date): Date => (other > one ? other : one);
