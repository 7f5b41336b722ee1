import { dayMs, hourMs, minuteMs } from '#contract/time-units.ts';

/** Times as milliseconds. */
export type TimeAxis = { start: number; end: number; labels: number[] };

const steps = [
  ...[5, 10, 15, 20, 30].map((minutes) => minutes * minuteMs),
  ...[1, 2, 3, 4, 6, 12].map((hours) => hours * hourMs),
  ...[1, 2, 3, 7, 14, 30].map((days) => days * dayMs),
];
const mostLabels = 6;

/**
 * An axis from the last round time before a period to its end, with four to six labels. Times are
 * round in the reader's zone, `offsetMs` from UTC.
 */
export function timeAxis(from: number, end: number, offsetMs: number): TimeAxis {
  const isLong = end - from > dayMs;
  const startAt = (step: number) => {
    const round = Math.min(step, dayMs);
    return Math.floor((from + offsetMs) / round) * round - offsetMs;
  };
  const fits = (step: number) => (end - startAt(step)) / step <= mostLabels - 1;
  const step =
    steps.find((step) => (step >= dayMs || !isLong) && fits(step)) ??
    Math.ceil((end - from) / (mostLabels - 2) / dayMs) * dayMs;
  const start = startAt(step);
  const count = Math.floor((end - start) / step) + 1;
  return { start, end, labels: Array.from({ length: count }, (_, index) => start + index * step) };
}

/** Longer than a day: labels are days. */
export const isOfDays = ({ start, end }: TimeAxis): boolean => end - start > dayMs;

/** A place on the axis in percent of its length. */
export const placeOn = ({ start, end }: TimeAxis, at: number): number =>
  end === start ? 100 : Math.min(100, Math.max(0, ((at - start) / (end - start)) * 100));
