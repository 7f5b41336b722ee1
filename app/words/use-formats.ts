import { spaceOut } from '#content/chinese.ts';
import { countryNames } from '#content/country-names.ts';
import { htmlLanguages } from '#contract/locale.ts';
import { useLocale } from './locale.ts';

/** Formats dates and amounts for the page's language, in the device's time zone. */
export function useFormats() {
  const locale = useLocale();
  const language = htmlLanguages[locale];
  const ownNames = countryNames[locale];
  const writeDate = (moment: string, style: Intl.DateTimeFormatOptions) =>
    spaceOut(new Intl.DateTimeFormat(language, style).format(new Date(moment)));
  const writeUtcDay = (day: string, style: Intl.DateTimeFormatOptions) =>
    writeDate(day, { ...style, timeZone: 'UTC' });
  return {
    moment: (moment: string) => writeDate(moment, { dateStyle: 'medium', timeStyle: 'short' }),
    day: (moment: string) => writeDate(moment, { dateStyle: 'long' }),
    date: (moment: string) => writeDate(moment, { dateStyle: 'medium' }),
    /** Month and year. */
    month: (moment: string) => writeDate(moment, { month: 'short', year: 'numeric' }),
    /** Includes the year unless it is the current one. */
    dayOfYear: (moment: string, month: 'short' | 'long') =>
      writeDate(moment, {
        month,
        day: 'numeric',
        ...(!isThisYear(moment) && { year: 'numeric' }),
      }),
    /** Time of day in the device's time zone. */
    time: (moment: string) =>
      writeDate(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    /** Time of day with seconds. */
    second: (moment: string) => writeDate(moment, exactTime),
    millisecond: (moment: string) => writeDate(moment, { ...exactTime, fractionalSecondDigits: 3 }),
    /** Minute in UTC; without the day if it is today. */
    utc: (moment: string) =>
      writeDate(moment, {
        ...(!isTodayInUtc(moment) && { month: 'short', day: 'numeric' }),
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }),
    /** A UTC day such as `2026-11-18`. */
    utcDay: (day: string) => writeUtcDay(day, { month: 'short', day: 'numeric' }),
    utcWeekday: (day: string) =>
      writeUtcDay(day, { weekday: 'short', month: 'short', day: 'numeric' }),
    /** A month such as `2026-10`. */
    utcMonth: (month: string) => writeUtcDay(month, { month: 'long', year: 'numeric' }),
    /** A country by its ISO code; undefined where the browser does not know it. */
    country: (code: string) => ownNames[code] ?? countryIn(language, code),
    /** The device's time zone: `UTC`, `UTC+8`, `UTC-3:30`. */
    zone: () => zoneName(new Date()),
    count: (count: number) => new Intl.NumberFormat(language).format(count),
    amount: (amount: number) =>
      new Intl.NumberFormat(language, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(amount),
    /** A share from 0 to 1, with one decimal place. */
    percent: (share: number, decimals = 1) =>
      new Intl.NumberFormat(language, {
        style: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(share),
    /** A value on an axis: as few digits as it needs. */
    tick: (value: number) =>
      new Intl.NumberFormat(language, {
        maximumSignificantDigits: 3,
        ...(value >= 10_000 && { notation: 'compact' }),
      }).format(value),
  };
}

function countryIn(language: string, code: string): string | undefined {
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(code);
  return name === code || code === 'ZZ' ? undefined : name;
}

const exactTime = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const satisfies Intl.DateTimeFormatOptions;

const isThisYear = (moment: string): boolean =>
  new Date(moment).getFullYear() === new Date().getFullYear();

const isTodayInUtc = (moment: string): boolean =>
  moment.slice(0, 10) === new Date().toISOString().slice(0, 10);

const zoneName = (now: Date): string =>
  new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .filter(({ type }) => type === 'timeZoneName')
    .map(({ value }) => value.replace('GMT', 'UTC'))
    .join('');
