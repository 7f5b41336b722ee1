import { type SQL, sql } from 'drizzle-orm';
import type { ParsedInput } from '#contract/call.ts';
import type { Usage as UsageReply, UsageTotals } from '#contract/usage.ts';
import * as contract from '#contract/usage.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { usageDays } from '../db/usage-schema.ts';
import { findKeyNames, type KeyNames } from './key-names.ts';
import { comparedPeriods, dayOf, isMonth, openDay, type Period, periodOf } from './period.ts';
import {
  findCompleteUntil,
  nameOfKey,
  pickedRows,
  reading,
  totals,
  totalsOfPicked,
  type Usage,
  usageWithin,
} from './usage-rows.ts';

export type Account = { id: number; publicId: string; currency: string };

type Filter = ParsedInput<typeof contract.readUsage>;

/** What an account used, as the Usage page shows it. */
export const readUsage = (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  account: Account,
  filter: Filter,
): Promise<UsageReply> =>
  reading(database, async (tx) => {
    const now = clock.now();
    const usage = { customerId: account.id, environment: filter.environment };
    const range = periodOf(filter.range, now);
    const picked = pickedDays(range, filter.day);
    const where = picked && usageWithin(usage, picked, filter);
    const completeUntil = await findCompleteUntil(tx, usage);
    const sums = await sumUp(tx, where);
    const options = await findOptions(tx, usage, range, now);
    const names = await findKeyNames(tx, account, options.keys, now);
    return {
      currency: account.currency,
      ...range,
      completeUntil: completeUntil?.toISOString() ?? null,
      hasAny: options.hasAny,
      ...sums,
      keys: sums.keys.map(({ key, ...sum }) => ({ ...described(key, names), ...sum })),
      compared: picked
        ? await compare(tx, usage, filter, { picked, open: openDay(now, completeUntil) })
        : null,
      ...(await findFailures(tx, where, sums.finals)),
      options: {
        products: options.products,
        countries: options.countries,
        keys: options.keys.map((key) => {
          const { hasEnded: _, ...named } = described(key, names);
          return named;
        }),
        months: options.months,
      },
    };
  });

/** Undefined for a day outside the range. */
export function pickedDays({ from, to }: Period, day: string | undefined): Period | undefined {
  if (day === undefined) return { from, to };
  return from <= day && day <= to ? { from: day, to: day } : undefined;
}

const described = (key: string, names: KeyNames) => ({
  key: nameOfKey(key),
  name: names.get(key)?.name ?? null,
  // A key that is not known any more has ended, too.
  hasEnded: key !== '' && (names.get(key)?.hasEnded ?? true),
});

type Part = 'all' | 'days' | 'products' | 'countries' | 'keys' | 'finals';

type Sum = UsageTotals & {
  part: Part;
  day: string;
  product: string;
  country: string;
  key: string;
};

/** All sums of the picked rows, in one statement. */
async function sumUp(tx: Transaction, where: SQL | undefined) {
  const { rows } = await tx.execute<Sum>(sql`
    with picked as materialized (${pickedRows(where)})
    select case grouping(day, product, country, key)
        when 15 then 'all' when 3 then 'days' when 11 then 'products' when 13 then 'countries'
        when 14 then 'keys' else 'finals' end as part,
      day, product, country, key, ${totalsOfPicked}
    from picked
    group by grouping sets
      ((), (day, product), (product), (country), (key), (product, country))
    order by sum(price) desc, sum(count) desc, product, country, key`);
  const of = (part: Part) => rows.filter((row) => row.part === part);
  const [all] = of('all');
  if (!all) throw new Error('A sum over no group has one row.');
  const products = of('products').map(({ product, ...sum }) => ({ product, ...totalsOf(sum) }));
  const order = products.map(({ product }) => product);
  const days = Map.groupBy(of('days'), ({ day }) => day);
  return {
    total: totalsOf(all),
    products,
    countries: of('countries').map(({ country, ...sum }) => ({ country, ...totalsOf(sum) })),
    keys: of('keys').map(({ key, ...sum }) => ({ key, ...totalsOf(sum) })),
    days: [...days]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, sums]) => ({
        day,
        products: sums
          .toSorted((one, other) => order.indexOf(one.product) - order.indexOf(other.product))
          .map(({ product, ...sum }) => ({ product, ...totalsOf(sum) })),
      })),
    /** Final states by product and country. */
    finals: new Map(
      of('finals').map(({ product, country, delivered, failed }) => [
        `${product} ${country}`,
        delivered + failed,
      ]),
    ),
  };
}

const totalsOf = ({
  count,
  segments,
  delivered,
  failed,
  used,
  price,
}: UsageTotals): UsageTotals => ({
  ...{ count, segments, delivered, failed, used, price },
});

async function compare(
  tx: Transaction,
  usage: Usage,
  filter: Filter,
  { picked, open }: { picked: Period; open: string },
): Promise<UsageReply['compared']> {
  const month = filter.day === undefined && isMonth(filter.range);
  const periods = comparedPeriods(picked, { month, open });
  if (!periods) return null;
  const sum = async (period: Period) => {
    const [found] = await tx
      .select(totals)
      .from(usageDays)
      .where(usageWithin(usage, period, filter));
    return found;
  };
  const [now, before] = [await sum(periods.now), await sum(periods.before)];
  return now && before && before.count > 0 ? { now, before } : null;
}

type Failure = { product: string; country: string | null; state: string; count: number };

async function findFailures(
  tx: Transaction,
  where: SQL | undefined,
  finals: ReadonlyMap<string, number>,
): Promise<Pick<UsageReply, 'failures' | 'notices'>> {
  const { product, country } = usageDays;
  const { rows } = await tx.execute<Failure>(sql`
    select ${product} as product, ${country} as country, failure.state,
      sum(failure.count::bigint)::float8 as count
    from ${usageDays}, jsonb_each_text(${usageDays.failed}) as failure (state, count)
    where ${where ?? sql`false`} and failure.count::bigint > 0
    group by grouping sets
      ((${product}, failure.state), (${product}, ${country}, failure.state))
    order by count desc, ${product}, ${country}, failure.state`);
  const split = ({ product, state, count }: Failure) => {
    const [status = '', reason = ''] = state.split('/');
    return { product, status, reason, count };
  };
  return {
    failures: rows.filter(({ country }) => country === null).map(split),
    notices: rows.flatMap((row) => {
      if (row.country === null) return [];
      const of = finals.get(`${row.product} ${row.country}`) ?? 0;
      const isNoticeable =
        of >= contract.noticeableCount && row.count > contract.noticeableShare * of;
      return isNoticeable ? [{ ...split(row), country: row.country, of }] : [];
    }),
  };
}

type Options = {
  products: string[];
  countries: string[];
  /** Access keys; an empty one for traffic without, at the end. */
  keys: string[];
  months: string[];
  hasAny: boolean;
};

/** What can be filtered for in the range, whatever is filtered for. */
async function findOptions(
  tx: Transaction,
  usage: Usage,
  range: Period,
  now: Date,
): Promise<Options> {
  const { day, product, country, accessKey, customerId, environment } = usageDays;
  const ofAccount = sql`${customerId} = ${usage.customerId} and ${environment} = ${usage.environment}`;
  const { rows } = await tx.execute<Options>(sql`
    with first as (select min(${day}) as day from ${usageDays} where ${ofAccount})
    select coalesce(array_agg(distinct ${product}), '{}') as products,
      coalesce(array_agg(distinct ${country}), '{}') as countries,
      coalesce(array_agg(distinct ${accessKey}), '{}') as keys,
      (select day is not null from first) as "hasAny",
      array(
        select to_char(month, 'YYYY-MM')
        from first, generate_series(
          date_trunc('month', first.day::timestamp), ${dayOf(now)}::date::timestamp, '1 month'
        ) as month
        where exists (
          select from ${usageDays} where ${ofAccount} and ${day} >= month::date
            and ${day} < (month + interval '1 month')::date and ${day} <= ${dayOf(now)}::date
        )
        order by month desc
      ) as months
    from ${usageDays}
    where ${usageWithin(usage, range)}`);
  const [found] = rows;
  if (!found) throw new Error('An aggregate has one row.');
  const isKey = (key: string) => key !== '';
  return {
    ...found,
    keys: [...found.keys.filter(isKey), ...found.keys.filter((key) => !isKey(key))],
  };
}
