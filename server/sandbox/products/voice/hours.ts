import { noTimeZone, Refusal, wrongValue } from '../../behaviour/refusal.ts';
import { isTimeZone } from '../../behaviour/time-zone.ts';

/** Hours in which a group call dials. */
export type Window = { from: string; to: string; timeZone: string };

/** Validated but not waited for: tests must not depend on the time of day. */
export function requireHours(window: Window | undefined): void {
  if (!window) return;
  if (window.to <= window.from)
    throw new Refusal(wrongValue, {
      field: 'window.to',
      problem: 'range',
      expected: 'later than window.from',
    });
  if (!isTimeZone(window.timeZone)) throw noTimeZone('window.timeZone');
}
