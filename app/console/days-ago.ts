import { dayMs } from '#contract/time-units.ts';

/** How many midnights ago it was, by the clock of this device: 0 is today, 1 yesterday. */
export const daysAgo = (moment: string, now = new Date()): number =>
  Math.round((midnightBefore(now) - midnightBefore(new Date(moment))) / dayMs);

const midnightBefore = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
