import type { IncidentFacts, IncidentRecord, UpdateFacts } from '#content/status/incident.ts';
import type { ServiceState } from '#content/status/states.ts';
import type { Impact, Phase, ServiceImpact } from '#contract/incident-states.ts';
import type { StoredImpact, statusServices } from '../db/status-schema.ts';

/** Services and incidents at one version of the tables. */
export type Board = {
  version: number;
  services: BoardService[];
  /** Newest first. */
  incidents: Incident[];
};

export type BoardService = typeof statusServices.$inferSelect;

export type Incident = IncidentFacts & {
  /** Oldest first. */
  updates: Update[];
  /** What each service went through, derived from the updates; in the order of the board. */
  services: AffectedService[];
};

export type Update = UpdateFacts & { id: number; impacts: StoredImpact[] };

/** Oldest first; a change that changes nothing is left out. */
export type AffectedService = { id: number; changes: ServiceChange[] };
export type ServiceChange = { impact: ServiceImpact; from: Date };

export const affectedServices = (updates: readonly Pick<Update, 'impacts'>[]): AffectedService[] =>
  [
    ...Map.groupBy(
      updates.flatMap(({ impacts }) => impacts),
      ({ service }) => service,
    ),
  ]
    .map(([id, changes]) => ({
      id,
      changes: changes
        .toSorted((one, other) => one.from.getTime() - other.from.getTime())
        .filter(({ impact }, index, all) => impact !== all[index - 1]?.impact)
        .map(({ impact, from }) => ({ impact, from })),
    }))
    .toSorted((one, other) => one.id - other.id);

/** The changes that an update reports, each with the impact before. */
export const reportedChanges = ({ services }: Incident, { impacts }: Pick<Update, 'impacts'>) =>
  impacts.flatMap(({ service, impact, from }) => {
    const changes = services.find(({ id }) => id === service)?.changes ?? [];
    const index = changes.findIndex(
      (change) => change.impact === impact && change.from.getTime() === from.getTime(),
    );
    return index < 0 ? [] : [{ service, impact, from, before: changes[index - 1]?.impact }];
  });

export const isAbout = ({ services }: Incident, serviceId: number): boolean =>
  services.some(({ id }) => id === serviceId);

export const incidentsOf = (board: Board, serviceId: number): Incident[] =>
  board.incidents.filter((incident) => isAbout(incident, serviceId));

export const affectedBy = (incident: Incident, { services }: Board): BoardService[] =>
  services.filter(({ id }) => isAbout(incident, id));

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

/** How a service is in the incident, at a moment or after its last change. */
export function stateInIncident({ changes }: AffectedService, now?: Date): ServiceState {
  const impact = changes.findLast(({ from }) => !now || from <= now)?.impact;
  return impact === undefined || impact === 'recovered' ? 'fine' : impact;
}

const severity: Record<ServiceState, number> = { fine: 0, maintenance: 1, degraded: 2, outage: 3 };

export const severityOf = (state: ServiceState): number => severity[state];

export const worse = (one: ServiceState, other: ServiceState): ServiceState =>
  severity[other] > severity[one] ? other : one;

export const worstOf = (states: readonly ServiceState[]): ServiceState =>
  states.reduce<ServiceState>(worse, 'fine');

/** The worst that any of its services went through. */
export function worstEver({ services }: Incident): Impact {
  const [worst = 'degraded'] = services
    .flatMap(({ changes }) => changes.map(({ impact }) => impact))
    .filter((impact) => impact !== 'recovered')
    .toSorted((one, other) => severityOf(other) - severityOf(one));
  return worst;
}

/** The worst state that any of its services has now, whether or not it is over. */
export const worstNow = ({ services }: Incident, now: Date): ServiceState =>
  worstOf(services.map((service) => stateInIncident(service, now)));

/** The worst state of a service in all current incidents. */
export const stateOf = (board: Board, serviceId: number, now: Date): ServiceState =>
  worstOf(
    board.incidents
      .filter((incident) => isCurrent(incident, now))
      .flatMap(({ services }) => services.filter(({ id }) => id === serviceId))
      .map((service) => stateInIncident(service, now)),
  );

/** Time of the first update. */
export const firstUpdateAt = ({ updates, startsAt }: Incident | IncidentRecord): Date =>
  updates[0]?.writtenAt ?? startsAt;

/** Time of the last update, correction or report. */
export const lastUpdateAt = ({ updates, report }: Incident): Date =>
  [
    ...updates.flatMap(({ writtenAt, corrections }) => [
      writtenAt,
      ...corrections.map(({ at }) => at),
    ]),
    ...(report ? [report.correctedAt ?? report.publishedAt] : []),
  ].reduce(later, new Date(0));

/** The last moment of which something was said. */
export const lastReported = ({ startsAt, updates, services }: Incident): Date =>
  [
    ...updates.map(({ at }) => at),
    ...services.flatMap(({ changes }) => changes.map(({ from }) => from)),
  ].reduce(later, startsAt);

export const later = (one: Date, other: Date): Date => (other > one ? other : one);
