import type { ServiceState } from '#content/status/states.ts';
import { type Availability, dayLetters, shownDays } from '#contract/status.ts';
import { dayMs } from '#contract/time-units.ts';
import { type BoardService, type Incident, worse } from './board.ts';
import { coveredMs, spansOf } from './spans.ts';

const periodsDays = [90, 365];

/** One letter a day in UTC, today last: the worst that the day saw. */
export function dayLettersOf(
  { recordedFrom }: Pick<BoardService, 'recordedFrom'>,
  incidents: readonly Incident[],
  now: Date,
): string {
  const spans = spansOf(incidents, now);
  const today = startOfDay(now);
  const letters = Array.from({ length: shownDays }, (_, index) => {
    const from = new Date(today.getTime() - (shownDays - 1 - index) * dayMs);
    const to = new Date(from.getTime() + dayMs);
    if (from < startOfDay(recordedFrom)) return dayLetters.none;
    const seen = spans.filter((span) => span.from < to && span.to > from);
    return dayLetters[seen.map(({ state }) => state).reduce<ServiceState>(worse, 'fine')];
  });
  return letters.join('');
}

/**
 * The share of time without a reported outage, over the last 90 days and 12 months or since the
 * first recorded day; nothing while there is no full day, and no second figure for the same days.
 */
export function availabilityOf(
  { recordedFrom }: Pick<BoardService, 'recordedFrom'>,
  incidents: readonly Incident[],
  now: Date,
): Availability[] {
  const outages = spansOf(incidents, now).filter(({ state }) => state === 'outage');
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

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
