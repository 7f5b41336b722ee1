/** Days shown as bars. */
export const shownDays = 90;

/** One letter per day, oldest first: fine, degraded, outage, maintenance, not recorded. */
export const dayLetters = { fine: 'f', degraded: 'd', outage: 'o', maintenance: 'm', none: '-' };
