import { shownDays } from '#contract/status-days.ts';
import { dayMs } from '#contract/time-units.ts';

export const lastDay = shownDays - 1;

/** The UTC date of a bar; the last is the day of `asOf`. */
export const dateOf = (day: number, asOf: string): string =>
  new Date(Date.parse(asOf.slice(0, 10)) - (lastDay - day) * dayMs).toISOString().slice(0, 10);
