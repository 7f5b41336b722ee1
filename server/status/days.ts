import type { Availability, TroubledDay } from '#contract/status.ts';
import { dayLetters, shownDays } from '#contract/status-days.ts';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import { type BoardService, type Incident, worstOf } from './board.ts';
import { coveredMs, type Span, spansOf } from './spans.ts';

const periodsDays = [90, 365];

/** One letter per UTC day, today last: the worst state of the day. */
export function dayLettersOf(
  { id, recordedFrom }: Pick<BoardService, 'id' | 'recordedFrom'>,
  incidents: readonly Incident[],
  now: Date,
): string {
  const spans = spansOf(incidents, id, now);
  const letters = shownDaysUntil(now).map((day) => {
    if (day.from < startOfDay(recordedFrom)) return dayLetters.none;
    return dayLetters[worstOf(statesOf(spans.filter(isWithin(day))))];
  });
  return letters.join('');
}

/** Days with incidents: which, and how long the worst state lasted. */
export function troubledDaysOf(
  { id, recordedFrom }: Pick<BoardService, 'id' | 'recordedFrom'>,
  incidents: readonly Incident[],
  now: Date,
): TroubledDay[] {
  const known = incidents.map((incident) => ({ incident, spans: spansOf([incident], id, now) }));
  return shownDaysUntil(now).flatMap((day) => {
    const seen = known.filter(({ spans }) => spans.some(isWithin(day)));
    if (seen.length === 0 || day.from < startOfDay(recordedFrom)) return [];
    const spans = seen.flatMap((one) => one.spans).filter(isWithin(day));
    const worst = worstOf(statesOf(spans));
    const lasted = coveredMs(
      spans.filter(({ state }) => state === worst),
      day.from,
      day.to,
    );
    return [
      {
        date: dayOf(day.from),
        minutes: Math.max(1, Math.round(lasted / minuteMs)),
        incidents: seen.map(({ incident: { id, title } }) => ({
          ...{ id, titleCn: title.zh, titleEn: title.en },
        })),
      },
    ];
  });
}

type Day = { from: Date; to: Date };

const shownDaysUntil = (now: Date): Day[] =>
  Array.from({ length: shownDays }, (_, index) => {
    const from = startOfDay(now).getTime() - (shownDays - 1 - index) * dayMs;
    return { from: new Date(from), to: new Date(from + dayMs) };
  });

const isWithin =
  ({ from, to }: Day) =>
  (span: Span): boolean =>
    span.from < to && span.to > from;

const statesOf = (spans: readonly Span[]) => spans.map(({ state }) => state);

/**
 * Share of time without a reported outage, over the last 90 days and 12 months or since the first
 * recorded day. Undefined before the first full day; no second figure when both cover the same
 * days.
 */
export function availabilityOf(
  { id, recordedFrom }: Pick<BoardService, 'id' | 'recordedFrom'>,
  incidents: readonly Incident[],
  now: Date,
): Availability[] {
  const outages = spansOf(incidents, id, now).filter(({ state }) => state === 'outage');
  const since = periodsDays.map(
    (days) => new Date(Math.max(recordedFrom.getTime(), now.getTime() - days * dayMs)),
  );
  return periodsDays.flatMap((days, index) => {
    const from = since[index] ?? recordedFrom;
    const lengthMs = now.getTime() - from.getTime();
    if (lengthMs < dayMs || from.getTime() === since[index - 1]?.getTime()) return [];
    const share = 1 - coveredMs(outages, from, now) / lengthMs;
    return [{ days, since: dayOf(from), percent: Math.floor(share * 10_000) / 100 }];
  });
}

const startOfDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / dayMs) * dayMs);

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
