import type { IncidentReport, Replanned } from '#content/status/incident.ts';
import { accept } from '#contract/envelope.ts';
import type { Localized } from '#contract/locale.ts';
import type * as contract from '#contract/status.ts';
import {
  type Board,
  type BoardService,
  endOf,
  type Incident,
  incidentsOf,
  phaseOf,
  reportedChanges,
  severityOf,
  worstEver,
  worstNow,
} from './board.ts';
import { availabilityOf, dayLettersOf, dayOf, troubledDaysOf } from './days.ts';

/** Responses of the site's own calls, computed from the board. */
export const answerOverview = (board: Board, now: Date) => {
  const inPhase = (kind: Incident['kind'], phase: ReturnType<typeof phaseOf>) =>
    board.incidents.filter(
      (incident) => incident.kind === kind && phaseOf(incident, now) === phase,
    );
  const [lastEnded] = inPhase('incident', 'over').toSorted(byEnd);
  return accept({
    ...knownAt(board, now),
    services: board.services.map((service) => daysAt(board, service, now)),
    open: inPhase('incident', 'on')
      .toSorted((one, other) => severityOf(worstNow(other, now)) - severityOf(worstNow(one, now)))
      .map((incident) => describeIncident(incident, now)),
    maintenance: [
      ...inPhase('maintenance', 'on'),
      ...inPhase('maintenance', 'ahead').toReversed(),
    ].map((incident) => describeIncident(incident, now)),
    lastEnded: lastEnded ? describeIncident(lastEnded, now) : null,
  });
};

export const answerRecord = (board: Board, service: BoardService, now: Date) =>
  accept({
    ...knownAt(board, now),
    service: daysAt(board, service, now),
    incidents: incidentsOf(board, service.id).map((incident) => describeIncident(incident, now)),
  });

export const answerIncident = (board: Board, incident: Incident, now: Date) =>
  accept({ ...knownAt(board, now), incident: describeIncident(incident, now) });

const knownAt = ({ incidents }: Board, now: Date) => ({
  asOf: now.toISOString(),
  sample: incidents.some(({ sample }) => sample),
});

function daysAt(board: Board, service: BoardService, now: Date): contract.ServiceDays {
  const incidents = incidentsOf(board, service.id);
  return {
    id: service.id,
    recordedFrom: dayOf(service.recordedFrom),
    days: dayLettersOf(service, incidents, now),
    troubles: troubledDaysOf(service, incidents, now),
    availability: availabilityOf(service, incidents, now),
  };
}

export const describeIncident = (incident: Incident, now: Date): contract.Incident => ({
  id: incident.id,
  kind: incident.kind,
  phase: phaseOf(incident, now),
  state: incident.updates.at(-1)?.state ?? 'investigating',
  impact: worstEver(incident),
  impactNow: worstNow(incident, endOf(incident) ?? now),
  titleCn: incident.title.zh,
  titleEn: incident.title.en,
  titleOnly: incident.title.only ?? null,
  nextUpdate: incident.nextUpdateAt?.toISOString() ?? null,
  reportExpected: incident.reportExpected,
  report: incident.report && describeReport(incident.report),
  startTime: incident.startsAt.toISOString(),
  endTime: endOf(incident)?.toISOString() ?? null,
  serviceIds: incident.services.map(({ id }) => id),
  services: incident.services.map(({ id, changes }) => ({
    id,
    impacts: changes.map(({ impact, from }) => ({ impact, from: from.toISOString() })),
  })),
  updates: incident.updates
    .map((update) => ({
      ...{ id: update.id, state: update.state, time: update.at.toISOString() },
      ...inBoth(update.text),
      ...(update.replanned && {
        replanned: {
          before: describeWindow(update.replanned.before),
          after: describeWindow(update.replanned.after),
        },
      }),
      textOnly: update.text.only ?? null,
      corrections: update.corrections.map(({ at, before }) => ({
        time: at.toISOString(),
        ...inBoth(before),
      })),
      changes: reportedChanges(incident, update).map(({ service, impact, before, from }) => ({
        ...{ serviceId: service, impact, before: before ?? null, from: from.toISOString() },
      })),
    }))
    .toReversed(),
});

const describeWindow = ({ startsAt, endsAt }: Replanned['before']): contract.MaintenanceWindow => ({
  startTime: startsAt.toISOString(),
  endTime: endsAt.toISOString(),
});

const describeReport = (report: IncidentReport): contract.Incident['report'] => ({
  publishedAt: report.publishedAt.toISOString(),
  correctedAt: report.correctedAt?.toISOString() ?? null,
  happened: inBoth(report.happened),
  meant: inBoth(report.meant),
  cause: inBoth(report.cause),
  measures: report.measures.map(({ text, isDone }) => ({ ...inBoth(text), isDone })),
});

const inBoth = ({ en, zh }: Localized<string>) => ({ textCn: zh, textEn: en });

const byEnd = (one: Incident, other: Incident): number =>
  (endOf(other)?.getTime() ?? 0) - (endOf(one)?.getTime() ?? 0);
