import { minuteMs } from '#contract/time-units.ts';
import { noTimeZone, Refusal, wrongValue } from '../../behaviour/refusal.ts';
import { isTimeZone } from '../../behaviour/time-zone.ts';

/** Days and hours in which a task dials. */
export type Window = { days?: readonly number[]; from: string; to: string; timeZone: string };

const opensNever = 6209;

/** Validated but not waited for: tests must not depend on the time of day. */
export function requireWindow(window: Window | undefined, start: Date, end: Date): void {
  if (!window) return;
  if (window.to <= window.from)
    throw new Refusal(wrongValue, {
      field: 'window.to',
      problem: 'range',
      expected: 'later than window.from',
    });
  const zone = zoneOf(window);
  if (!isTimeZone(zone)) throw noTimeZone('window.timeZone');
  if (!opensWithin({ ...window, timeZone: zone }, start, end)) throw new Refusal(opensNever);
}

/** While a task has no numbers, their time zone is unknown. */
const zoneOf = ({ timeZone }: Window): string => (timeZone === 'recipient' ? 'UTC' : timeZone);

const dayMinutes = 24 * 60;

/** Tries each possible opening time. */
function opensWithin({ days, from, to, timeZone }: Window, start: Date, end: Date): boolean {
  const [opens, closes] = [minutesOf(from), minutesOf(to)];
  for (let moment = start; moment < end; ) {
    const { day, minute } = localTime(moment, timeZone);
    const isDay = days === undefined || days.includes(day);
    if (isDay && minute >= opens && minute < closes) return true;
    const ahead = isDay && minute < opens ? opens - minute : dayMinutes - minute;
    moment = new Date(moment.getTime() + ahead * minuteMs);
  }
  return false;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** ISO weekday (1 = Monday) and minute of the day. */
function localTime(moment: Date, timeZone: string): { day: number; minute: number } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const part = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    day: weekdays.indexOf(part.get('weekday') ?? '') + 1,
    minute: minutesOf(`${part.get('hour')}:${part.get('minute')}`),
  };
}
