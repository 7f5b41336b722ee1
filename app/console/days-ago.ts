import { dayMs } from '#contract/time-units.ts';

/** Calendar days ago in local time: 0 is today, 1 yesterday. */
export const daysAgo = (moment: string, now = new Date()): number =>
  Math.round((midnightBefore(now) - midnightBefore(new Date(moment))) / dayMs);

const midnightBefore = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
