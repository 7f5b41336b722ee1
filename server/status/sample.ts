import type { IncidentRecord } from '#content/status/incident.ts';
import {
  type SampleIncident,
  sampleIncidents,
  sampleNewService,
  sampleRecordedDays,
} from '#content/status/sample-history.ts';
import { statusServices } from '#content/status/services.ts';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import { selectVersion } from './board-rows.ts';
import { type ChangeContext, changeStatus, justBegun } from './change.ts';
import { type History, insertHistory } from './transfer.ts';

/** Inserts the sample once, into a database without status changes. */
export async function ensureSampleHistory(context: ChangeContext): Promise<void> {
  if ((await selectVersion(context.database)) > 0) return;
  await changeStatus(context, { by: { kind: 'system' } }, async (tx, now) => {
    await insertHistory(tx, sampleHistory(now));
    return { action: 'sample' };
  });
}

const sampleHistory = (now: Date): History => ({
  services: statusServices.map(({ slug }) => ({
    slug,
    recordedFrom: before(
      now,
      (slug === sampleNewService.slug ? sampleNewService.recordedDays : sampleRecordedDays) * dayMs,
    ),
  })),
  incidents: sampleIncidents.map((incident) => asIncident(incident, now)),
});

function asIncident(sample: SampleIncident, now: Date): IncidentRecord {
  const { id, services, impact, title, failure, minutes, repair } = sample;
  const startsAt = before(now, sample.startedMinutesAgo * minuteMs);
  const endsAt = minutes === undefined ? null : before(startsAt, -minutes * minuteMs);
  const isMaintenance = impact === 'maintenance';
  const announcedAt = isMaintenance ? before(now, 2 * dayMs) : startsAt;
  return {
    id,
    kind: isMaintenance ? 'maintenance' : 'incident',
    title,
    startsAt,
    endsAt,
    ...justBegun,
    sample: true,
    updates: [
      {
        state: isMaintenance ? 'scheduled' : 'investigating',
        impacts: services.map((service) => ({ service, impact, from: startsAt })),
        text: failure,
        at: announcedAt,
        writtenAt: announcedAt,
        corrections: [],
        replanned: null,
      },
      ...(repair && endsAt
        ? [
            {
              state: 'resolved' as const,
              impacts: [],
              text: repair,
              at: endsAt,
              writtenAt: endsAt,
              corrections: [],
              replanned: null,
            },
          ]
        : []),
    ],
  };
}

const before = (moment: Date, byMs: number): Date => new Date(moment.getTime() - byMs);
