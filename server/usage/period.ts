import { dayMs } from '#contract/time-units.ts';

/** UTC days such as `2026-11-19`, the first and the last. */
export type Period = { from: string; to: string };

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * dayMs));

/** How many days lie between two. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs;

/** So many days up to and with today. */
export const lastDays = (days: number, now: Date): Period => ({
  from: addDays(dayOf(now), 1 - days),
  to: dayOf(now),
});

/** The days of a range of the Usage page; a month that has begun ends today. */
export function periodOf(range: string, now: Date): Period {
  if (!isMonth(range)) return lastDays(Number(range), now);
  const month = wholeMonth(range);
  const today = dayOf(now);
  return { from: month.from, to: month.from <= today && today < month.to ? today : month.to };
}

/**
 * The full days of a period, which end before the day `open`, and the days to compare them with: as
 * many at the beginning of the period before, which is as long; of a month the same days of the
 * month before, or all of it.
 */
export function comparedPeriods(
  { from, to }: Period,
  { month, open }: { month: boolean; open: string },
): { now: Period; before: Period } | undefined {
  const full = { from, to: to < open ? to : addDays(open, -1) };
  if (full.to < from) return undefined;
  if (!month) {
    const shift = -(daysBetween(from, to) + 1);
    return { now: full, before: { from: addDays(from, shift), to: addDays(full.to, shift) } };
  }
  const before = wholeMonth(addDays(from, -1).slice(0, 7));
  const same = addDays(before.from, daysBetween(from, full.to));
  const isWhole = full.to === wholeMonth(from.slice(0, 7)).to;
  return {
    now: full,
    before: { from: before.from, to: isWhole || same > before.to ? before.to : same },
  };
}

/** The first day that is still running, or not reported completely. */
export const openDay = (now: Date, completeUntil: Date | null): string =>
  dayOf(completeUntil && completeUntil < now ? completeUntil : now);

export const isMonth = (range: string): boolean => range.includes('-');

/** A month such as `2026-10`. */
function wholeMonth(month: string): Period {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: dayOf(new Date(Date.UTC(year, number, 0))) };
}
