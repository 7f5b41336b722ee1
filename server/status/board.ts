import type { Impact, IncidentKind, IncidentState, ServiceState } from '#content/status/states.ts';
import type { Localized } from '#contract/locale.ts';

/** All that is known about the services at one version of the tables. */
export type Board = {
  version: number;
  services: BoardService[];
  /** The newest first. */
  incidents: Incident[];
};

export type BoardService = {
  id: number;
  slug: string;
  name: Localized<string>;
  recordedFrom: Date;
};

export type Incident = {
  id: string;
  kind: IncidentKind;
  title: Localized<string>;
  startsAt: Date;
  endsAt: Date | null;
  cancelledAt: Date | null;
  sample: boolean;
  serviceIds: number[];
  /** The oldest first. */
  updates: Update[];
};

export type Update = {
  id: number;
  state: IncidentState;
  impact: Impact;
  text: Localized<string>;
  at: Date;
  writtenAt: Date;
};

export const incidentsOf = (board: Board, serviceId: number): Incident[] =>
  board.incidents.filter(({ serviceIds }) => serviceIds.includes(serviceId));

/** Maintenance runs by the clock; an incident lasts until somebody says that it ended. */
export function isGoingOn({ startsAt, endsAt, cancelledAt }: Incident, now: Date): boolean {
  return cancelledAt === null && startsAt <= now && (endsAt === null || now < endsAt);
}

export const isPlanned = ({ kind, startsAt, cancelledAt }: Incident, now: Date): boolean =>
  kind === 'maintenance' && cancelledAt === null && now < startsAt;

export const isOver = ({ endsAt, cancelledAt }: Incident, now: Date): boolean =>
  cancelledAt !== null || (endsAt !== null && endsAt <= now);

/** What has begun and was not called off before that. */
export const isOnRecord = ({ startsAt, cancelledAt }: Incident, now: Date): boolean =>
  startsAt <= now && (cancelledAt === null || cancelledAt > startsAt);

export const impactOf = ({ updates }: Incident): Impact => updates.at(-1)?.impact ?? 'degraded';

const severity: Record<ServiceState, number> = { fine: 0, maintenance: 1, degraded: 2, outage: 3 };

export const worse = (one: ServiceState, other: ServiceState): ServiceState =>
  severity[other] > severity[one] ? other : one;

/** The worst of what goes on. */
export const stateOf = (incidents: readonly Incident[], now: Date): ServiceState =>
  incidents
    .filter((incident) => isGoingOn(incident, now))
    .map(impactOf)
    .reduce<ServiceState>(worse, 'fine');

/** When something was last said about it. */
export const lastChange = ({ updates }: Incident): Date =>
  updates.map(({ writtenAt }) => writtenAt).reduce(later, new Date(0));

export const later = (one: Date, other: Date): Date => (other > one ? other : one);
