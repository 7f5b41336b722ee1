import type { AccountEvent } from '#contract/account-events.ts';
import { daysAgo } from '../days-ago.ts';

/** Events of one day in local time; `at` is the time of the latest. */
export type EventDay = { at: string; events: AccountEvent[] };

/** Groups events by day; keeps their order, newest first. */
export function byDay(events: readonly AccountEvent[], now = new Date()): EventDay[] {
  const days: EventDay[] = [];
  for (const event of events) {
    const day = days.at(-1);
    if (day && daysAgo(day.at, now) === daysAgo(event.at, now)) day.events.push(event);
    else days.push({ at: event.at, events: [event] });
  }
  return days;
}
