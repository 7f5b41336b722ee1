import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import type { Said } from '#content/status/incident.ts';
import { reportDueMs } from '#contract/desk-edits.ts';
import type { TodayItem } from '#contract/desk-today.ts';
import { locales } from '#contract/locale.ts';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import type { Database } from '../db/database.ts';
import { deskDrafts } from '../db/desk-schema.ts';
import { type Incident, isCurrent, stateInIncident } from './board.ts';
import { selectBoard } from './board-rows.ts';

/** An update that is due within this time comes before what has more time. */
const soonMs = 15 * minuteMs;

/** What waits in the service status: updates of open incidents, translations and reports. */
export async function statusToday(database: Database, now: Date): Promise<TodayItem[]> {
  const { incidents } = await selectBoard(database, 0);
  const own = incidents.filter(({ sample, cancelledAt }) => !sample && cancelledAt === null);
  return own.flatMap((incident) => [
    ...(incident.kind === 'incident' && isCurrent(incident, now) ? [updateOf(incident, now)] : []),
    ...translationsOf(incident),
    ...(incident.reportExpected && !incident.report ? [reportOf(incident, now)] : []),
  ]);
}

const about = ({ id, kind, title: { en, zh } }: Incident, what = '') => ({
  ...{ count: 1, title: { en, zh } },
  to: `${kind === 'incident' ? 'incidents' : 'maintenance'}/${id}${what}`,
});

function updateOf(incident: Incident, now: Date): TodayItem {
  const { nextUpdateAt, startsAt, services } = incident;
  const affected = services.filter((service) => {
    const state = stateInIncident(service, now);
    return state === 'outage' || state === 'degraded';
  });
  return {
    ...about(incident),
    kind: nextUpdateAt ? 'incident-promised' : 'incident-open',
    tone: nextUpdateAt ? toneOf(nextUpdateAt, now, soonMs) : 'rest',
    at: (nextUpdateAt ?? startsAt).toISOString(),
    isDue: nextUpdateAt !== null,
    values: { affected: affected.length, all: services.length },
  };
}

/** For each language in which something is not written yet. */
const translationsOf = (incident: Incident): TodayItem[] =>
  locales.flatMap((locale) => {
    const isMissing = ({ only }: Said) => only !== undefined && only !== locale;
    const updates = incident.updates.filter(({ text }) => isMissing(text));
    const [last] = updates.slice(-1);
    const texts = updates.length + (isMissing(incident.title) ? 1 : 0);
    return texts === 0
      ? []
      : [
          {
            ...about(incident, last && `?translate=${last.id}`),
            kind: 'translation' as const,
            tone: incident.endsAt ? ('rest' as const) : ('soon' as const),
            at: (updates[0]?.writtenAt ?? incident.startsAt).toISOString(),
            isDue: false,
            values: { texts, language: locale },
          },
        ];
  });

function reportOf(incident: Incident, now: Date): TodayItem {
  const ended = incident.endsAt ?? now;
  const due = new Date(ended.getTime() + reportDueMs);
  return {
    ...about(incident, '/report'),
    kind: 'report',
    tone: toneOf(due, now, dayMs),
    at: due.toISOString(),
    isDue: true,
    values: {},
  };
}

function toneOf(due: Date, now: Date, soon: number): TodayItem['tone'] {
  if (due <= now) return 'late';
  return due.getTime() - now.getTime() <= soon ? 'soon' : 'rest';
}

/** Incidents that alerts have prepared and nobody has looked at. */
export async function alertDraftsToday(database: Database): Promise<TodayItem[]> {
  const drafts = await database
    .select({ notes: deskDrafts.notes, createdAt: deskDrafts.createdAt })
    .from(deskDrafts)
    .where(and(isNull(deskDrafts.authorId), isNotNull(deskDrafts.alertGroup)))
    .orderBy(asc(deskDrafts.createdAt));
  const [first] = drafts;
  if (!first) return [];
  return [
    {
      ...{ kind: 'alert-draft', tone: 'soon', to: 'incidents', count: drafts.length, title: null },
      ...{ at: first.createdAt.toISOString(), isDue: false },
      values: { note: first.notes[0] ?? '' },
    },
  ];
}
