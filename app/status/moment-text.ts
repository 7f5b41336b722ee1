import { fill } from '#content/fill.ts';
import type { TimeWords } from '#content/pages/status/structure.ts';
import { minuteMs } from '#contract/time-units.ts';

/** UTC, or the device's time zone. */
export type Zone = 'utc' | 'own';

/**
 * `near` omits the date for today, `full` never does; `seconds` is the time only, `date` the date
 * without the year of now, `weekday` adds the day of the week.
 */
export type MomentForm =
  | 'near'
  | 'full'
  | 'seconds'
  | 'time'
  | 'date'
  | 'day'
  | 'weekday'
  | 'month';

export function writeMoment(
  at: string,
  form: MomentForm,
  { zone, words, today }: { zone: Zone; words: TimeWords; today: string },
): string {
  const parts = partsOf(at, zone);
  const now = partsOf(today, zone);
  const time = `${parts.hours}:${parts.minutes}`;
  const isThisYear = parts.year === now.year;
  const day = fill(isThisYear ? words.day : words.dayOfYear, {
    month: words.shortMonths[parts.month] ?? '',
    day: parts.day,
    year: parts.year,
  });
  switch (form) {
    case 'near':
      return parts.date === now.date ? time : fill(words.dayAndTime, { day, time });
    case 'full':
      return fill(words.dayAndTime, { day, time });
    case 'seconds':
      return `${time}:${parts.seconds}`;
    case 'time':
      return time;
    case 'date':
      return day;
    case 'day':
      return fill(words.dayOfYear, {
        month: words.shortMonths[parts.month] ?? '',
        day: parts.day,
        year: parts.year,
      });
    case 'weekday':
      return fill(words.weekdayAndTime, {
        weekday: words.weekdays[parts.weekday] ?? '',
        day,
        time,
      });
    case 'month':
      return fill(words.month, { month: words.months[parts.month] ?? '', year: parts.year });
  }
}

/** `UTC`, `UTC+8`, `UTC-3:30`: the offset at that time, which daylight saving changes. */
export function zoneName(zone: Zone, at: string): string {
  const minutes = offsetMinutes(zone, new Date(at));
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes > 0 ? '+' : '-'}${hours}${rest ? `:${two(rest)}` : ''}`;
}

export const offsetMinutes = (zone: Zone, at: Date): number =>
  zone === 'utc' ? 0 : -at.getTimezoneOffset();

function partsOf(at: string, zone: Zone) {
  const moment = new Date(at);
  const moved = new Date(moment.getTime() + offsetMinutes(zone, moment) * minuteMs);
  return {
    date: moved.toISOString().slice(0, 10),
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth(),
    day: moved.getUTCDate(),
    weekday: moved.getUTCDay(),
    hours: two(moved.getUTCHours()),
    minutes: two(moved.getUTCMinutes()),
    seconds: two(moved.getUTCSeconds()),
  };
}

const two = (value: number): string => String(value).padStart(2, '0');
