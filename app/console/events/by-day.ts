import type { AccountEvent } from '#contract/account-events.ts';
import { daysAgo } from '../days-ago.ts';

/** Events of one day, by the clock of this device; `at` is the latest of them. */
export type EventDay = { at: string; events: AccountEvent[] };

/** The order stays as it is: the newest first. */
export function byDay(events: readonly AccountEvent[], now = new Date()): EventDay[] {
  const days: EventDay[] = [];
  for (const event of events) {
    const day = days.at(-1);
    if (day && daysAgo(day.at, now) === daysAgo(event.at, now)) day.events.push(event);
    else days.push({ at: event.at, events: [event] });
  }
  return days;
}
