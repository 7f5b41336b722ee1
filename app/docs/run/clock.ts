/** Local time with milliseconds: `15:02:07.042`. */
export const clockTime = (at: number | string): string =>
  `${clockSeconds(at)}.${String(new Date(at).getMilliseconds()).padStart(3, '0')}`;

/** Local time: `15:02:07`. */
export const clockSeconds = (at: number | string): string =>
  new Date(at).toLocaleTimeString('en', { timeStyle: 'medium', hourCycle: 'h23' });
