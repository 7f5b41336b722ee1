import { dayMs } from '#contract/time-units.ts';
import type { Usage, UsageDay, UsageTotals } from '#contract/usage.ts';
import type { Layer } from './layers.ts';

/** What of a row is shown: its price or its count. */
export type Measure = 'price' | 'count';

/** A day or a week of the plot and of the table. */
export type Period = {
  /** Its first and last UTC day within the range. */
  from: string;
  to: string;
  /** Not all of its hours are reported yet. */
  isOpen: boolean;
  /** None of its hours is: what it holds is not known. */
  isUnknown: boolean;
  /** Of each layer. */
  values: readonly number[];
  sum: number;
  total: UsageTotals;
  /** What an open one is expected to come to. */
  expected: number | undefined;
};

/** Ranges of more days are shown in weeks, from Monday to Sunday. */
const mostDays = 31;
/** An expectation needs this many full days, and is their mean. */
const [fullDaysMin, fullDays] = [3, 7];

export function periodsOf(
  usage: Pick<Usage, 'from' | 'to' | 'days' | 'completeUntil'>,
  { layers, measure, today }: { layers: readonly Layer[]; measure: Measure; today: string },
): Period[] {
  const known = new Map(usage.days.map((day) => [day.day, day]));
  const all = daysBetween(usage.from, usage.to);
  const openFrom = openDay(usage.completeUntil, today);
  const mean = meanOfFullDays(all, known, { measure, openFrom });

  return groups(all).map((days) => {
    const [from = '', to = from] = [days[0], days.at(-1)];
    const found = days.flatMap((day) => known.get(day) ?? []);
    const values = layers.map(({ products }) =>
      sumOf(found, measure, (product) => products.includes(product)),
    );
    const sum = values.reduce((one, other) => one + other, 0);
    const open = days.filter((day) => day >= openFrom);
    const rest = open.map((day) =>
      Math.max((mean ?? 0) - sumOf([known.get(day)].filter(isDay), measure), 0),
    );
    return {
      ...{ from, to, values, sum, total: totalOf(found) },
      isOpen: open.length > 0,
      isUnknown: found.length === 0 && isAhead(from, usage.completeUntil),
      expected:
        mean !== undefined && open.length > 0 && days.includes(today)
          ? sum + rest.reduce((one, other) => one + other, 0)
          : undefined,
    };
  });
}

const isAhead = (day: string, completeUntil: string | null): boolean =>
  completeUntil !== null && Date.parse(completeUntil) <= Date.parse(day);

/** The first UTC day that is not reported completely. */
export const openDay = (completeUntil: string | null, today: string): string =>
  completeUntil && completeUntil.slice(0, 10) < today ? completeUntil.slice(0, 10) : today;

export const daysBetween = (from: string, to: string): string[] => {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.round((last - first) / dayMs) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, place) => dayOf(first + place * dayMs));
};

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function groups(days: readonly string[]): string[][] {
  if (days.length <= mostDays) return days.map((day) => [day]);
  return [...Map.groupBy(days, mondayOf).values()];
}

function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return dayOf(Date.parse(day) - sinceMonday * dayMs);
}

/** Of the last full days since the first traffic. */
function meanOfFullDays(
  days: readonly string[],
  known: ReadonlyMap<string, UsageDay>,
  { measure, openFrom }: { measure: Measure; openFrom: string },
): number | undefined {
  const first = days.findIndex((day) => known.has(day));
  const full = first < 0 ? [] : days.slice(first).filter((day) => day < openFrom);
  if (full.length < fullDaysMin) return undefined;
  const last = full.slice(-fullDays);
  const found = last.flatMap((day) => known.get(day) ?? []);
  return sumOf(found, measure) / last.length;
}

const isDay = (day: UsageDay | undefined): day is UsageDay => day !== undefined;

const sumOf = (
  days: readonly UsageDay[],
  measure: Measure,
  counts: (product: string) => boolean = () => true,
): number =>
  days
    .flatMap(({ products }) => products)
    .filter(({ product }) => counts(product))
    .reduce((sum, row) => sum + Number(row[measure]), 0);

const totalOf = (days: readonly UsageDay[]): UsageTotals => {
  const rows = days.flatMap(({ products }) => products);
  const sum = (name: Exclude<keyof UsageTotals, 'price'>) =>
    rows.reduce((all, row) => all + row[name], 0);
  return {
    count: sum('count'),
    segments: sum('segments'),
    delivered: sum('delivered'),
    failed: sum('failed'),
    used: sum('used'),
    price: rows.reduce((all, { price }) => all + Number(price), 0).toFixed(4),
  };
};
