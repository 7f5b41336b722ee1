/** So many days have a bar of their own. */
export const shownDays = 90;

/** One letter a day, the oldest first: fine, degraded, outage, maintenance, not yet recorded. */
export const dayLetters = { fine: 'f', degraded: 'd', outage: 'o', maintenance: 'm', none: '-' };
