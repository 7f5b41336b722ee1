import { sql } from 'drizzle-orm';
import { paceDays, paceDaysMin } from '#contract/usage.ts';
import type { Transaction } from '../db/database.ts';
import { usageDays } from '../db/usage-schema.ts';
import { addDays, openDay } from './period.ts';
import { findCompleteUntil, type Usage, usageWithin } from './usage-rows.ts';

export type Pace = { pacePerDay: string | null; paceOfDays: number };

/**
 * What an account spends on a full day: the mean of the last `paceDays` days that are over and
 * reported completely, or of those since its first traffic. Days without traffic count.
 */
export async function findPace(tx: Transaction, customerId: number, now: Date): Promise<Pace> {
  const usage: Usage = { customerId, environment: 'live' };
  const open = openDay(now, await findCompleteUntil(tx, usage));
  const period = { from: addDays(open, -paceDays), to: addDays(open, -1) };
  const { rows } = await tx.execute<Pace & { daysWithSpend: number }>(sql`
    with spend as (
      select count(distinct ${usageDays.day}) filter (where ${usageDays.price} > 0) as days,
        sum(${usageDays.price}) as price
      from ${usageDays} where ${usageWithin(usage, period)}
    ), first as (
      select min(${usageDays.day}) as day from ${usageDays}
      where ${usageDays.customerId} = ${customerId} and ${usageDays.environment} = 'live'
    ), mean as (
      select case when day is null then 0
        else greatest(${open}::date - greatest(day, ${period.from}::date), 0) end as days
      from first
    )
    select mean.days as "paceOfDays",
      case when spend.days >= ${paceDaysMin}
        then (spend.price / mean.days)::numeric(30, 4)::text end as "pacePerDay"
    from spend, mean`);
  const [{ pacePerDay, paceOfDays } = { pacePerDay: null, paceOfDays: 0 }] = rows;
  return { pacePerDay, paceOfDays };
}
