import { brand } from '#content/brand.ts';
import { incidentPath } from '#content/site-map.ts';
import { feedWords, readingPath } from '#content/status/feeds.ts';
import type { ServiceState } from '#content/status/states.ts';
import { textIn } from '#content/status/text-in.ts';
import type { Impact, ServiceImpact } from '#contract/incident-states.ts';
import {
  affectedBy,
  type Board,
  type BoardService,
  endOf,
  firstUpdateAt,
  type Incident,
  incidentsOf,
  isCurrent,
  isOver,
  isPlanned,
  lastUpdateAt,
  later,
  reportedChanges,
  stateOf,
  worse,
  worstEver,
} from '../board.ts';

/** JSON in the format of Atlassian Statuspage; English only, as there. */
type At = { board: Board; origin: string; now: Date };

export const summaryOf = (at: At) => ({
  page: pageOf(at),
  components: at.board.services.map((service, index) => componentOf(at, service, index + 1)),
  incidents: of(at, 'incident')
    .filter((incident) => !isOver(incident, at.now))
    .map((incident) => incidentOf(at, incident)),
  scheduled_maintenances: of(at, 'maintenance')
    .filter((incident) => !isOver(incident, at.now))
    .map((incident) => ({
      ...incidentOf(at, incident),
      scheduled_for: incident.startsAt.toISOString(),
      scheduled_until: incident.endsAt?.toISOString() ?? null,
    })),
  status: overallOf(at),
});

export const statusOf = (at: At) => ({ page: pageOf(at), status: overallOf(at) });

const maxIncidents = 50;

export const incidentsPageOf = (at: At) => ({
  page: pageOf(at),
  incidents: of(at, 'incident')
    .slice(0, maxIncidents)
    .map((incident) => incidentOf(at, incident)),
});

const of = ({ board }: At, kind: Incident['kind']): Incident[] =>
  board.incidents.filter((incident) => incident.kind === kind);

const pageOf = ({ board, origin }: At) => ({
  id: brand.codeName,
  name: board.incidents.some(({ sample }) => sample)
    ? marked(brand.names.short.en)
    : brand.names.short.en,
  url: origin + readingPath('en'),
  time_zone: 'Etc/UTC',
  updated_at: board.incidents.map(lastUpdateAt).reduce(later, firstDay(board)).toISOString(),
});

const firstDay = ({ services }: Board): Date =>
  services.map(({ recordedFrom }) => recordedFrom).reduce(later, new Date(0));

const componentStatuses: Record<ServiceState, string> = {
  fine: 'operational',
  degraded: 'degraded_performance',
  outage: 'major_outage',
  maintenance: 'under_maintenance',
};

function componentOf({ board, now }: At, service: BoardService, position: number) {
  const changedAt = incidentsOf(board, service.id)
    .map(lastUpdateAt)
    .reduce(later, service.recordedFrom);
  return {
    id: service.slug,
    name: service.name.en,
    status: componentStatuses[stateOf(board, service.id, now)],
    created_at: service.recordedFrom.toISOString(),
    updated_at: changedAt.toISOString(),
    position,
    description: null,
    showcase: true,
    start_date: service.recordedFrom.toISOString().slice(0, 10),
    group_id: null,
    page_id: brand.codeName,
    group: false,
    only_show_if_degraded: false,
  };
}

const statusOfImpact = (impact: ServiceImpact): string =>
  componentStatuses[impact === 'recovered' ? 'fine' : impact];

const impactWords: Record<Impact, string> = {
  degraded: 'minor',
  outage: 'critical',
  maintenance: 'maintenance',
};

function incidentOf(at: At, incident: Incident) {
  const { id, title, updates, startsAt, sample } = incident;
  const affected = affectedBy(incident, at.board);
  return {
    id,
    name: sample ? marked(title.en) : title.en,
    status: statusWordOf(incident, at.now),
    created_at: firstUpdateAt(incident).toISOString(),
    updated_at: lastUpdateAt(incident).toISOString(),
    monitoring_at: momentOf(updates.find(({ state }) => state === 'monitoring')?.at),
    resolved_at: isOver(incident, at.now) ? momentOf(endOf(incident)) : null,
    impact: impactWords[worstEver(incident)],
    shortlink: at.origin + incidentPath('en', id),
    started_at: startsAt.toISOString(),
    page_id: brand.codeName,
    incident_updates: updates
      .map((update) => ({
        id: `${id}-${update.id}`,
        status: statusWordOfUpdate(incident, update),
        body: textIn(update.text, 'en'),
        incident_id: id,
        created_at: update.writtenAt.toISOString(),
        updated_at: (update.corrections.at(-1)?.at ?? update.writtenAt).toISOString(),
        display_at: update.at.toISOString(),
        affected_components: reportedChanges(incident, update).flatMap((change) =>
          affected
            .filter((service) => service.id === change.service)
            .map(({ slug, name }) => ({
              ...{ code: slug, name: name.en },
              old_status: statusOfImpact(change.before ?? 'recovered'),
              new_status: statusOfImpact(change.impact),
            })),
        ),
      }))
      .reverse(),
    services: affected.map(({ id: service, slug, name }) => ({
      ...{ code: slug, name: name.en },
      impacts: incident.services
        .filter((one) => one.id === service)
        .flatMap(({ changes }) => changes)
        .map(({ impact, from }) => ({ status: statusOfImpact(impact), from: from.toISOString() })),
    })),
    components: affected.map((service) =>
      componentOf(at, service, at.board.services.indexOf(service) + 1),
    ),
  };
}

const statusWordOfUpdate = ({ kind }: Incident, { state }: Incident['updates'][number]): string =>
  state === 'cancelled' || (kind === 'maintenance' && state === 'resolved') ? 'completed' : state;

/** The state of maintenance follows the clock. */
function statusWordOf(incident: Incident, now: Date): string {
  if (incident.kind === 'incident') return incident.updates.at(-1)?.state ?? 'investigating';
  if (isPlanned(incident, now)) return 'scheduled';
  return isCurrent(incident, now) ? 'in_progress' : 'completed';
}

const overallWords: Record<ServiceState, { indicator: string; description: string }> = {
  fine: { indicator: 'none', description: 'All Systems Operational' },
  degraded: { indicator: 'minor', description: 'Partially Degraded Service' },
  outage: { indicator: 'major', description: 'Partial System Outage' },
  maintenance: { indicator: 'maintenance', description: 'Service Under Maintenance' },
};

function overallOf({ board, now }: At) {
  const states = board.services.map(({ id }) => stateOf(board, id, now));
  const allOut = states.length > 0 && states.every((state) => state === 'outage');
  return allOut
    ? { indicator: 'critical', description: 'Major System Outage' }
    : overallWords[states.reduce(worse, 'fine')];
}

const momentOf = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

const marked = (name: string): string => `[${feedWords.en.sample}] ${name}`;
