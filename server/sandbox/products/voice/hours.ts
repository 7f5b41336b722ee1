import { wrongValue } from '../../rules/codes.ts';
import { Refusal } from '../../rules/refusal.ts';
import { isTimeZone } from '../../rules/time-zone.ts';

/** The hours of the day in which a group call dials. */
export type Window = { from: string; to: string; timeZone: string };

/** Checked and not waited for: a test must not come out another way at night. */
export function requireHours(window: Window | undefined): void {
  if (!window) return;
  if (window.to <= window.from) throw new Refusal(wrongValue, { field: 'window.to' });
  if (!isTimeZone(window.timeZone)) throw new Refusal(wrongValue, { field: 'window.timeZone' });
}
