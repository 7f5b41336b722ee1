/** As answers and callbacks have it: whole seconds, in UTC. */
export const shortTime = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;

export const timeAfter = (moment: Date, ms: number): string =>
  shortTime(new Date(moment.getTime() + ms));
