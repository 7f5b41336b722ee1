import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** What a table of usage holds after two years: 7.6 million rows. */
export const fullTable = { accounts: 1_000, days: 760, rowsADay: 10 };

/** Customers beside the one that exists, who gets the same password. */
export const accountEmail = (number: number): string => `scale-${number}@harbour.example`;

const daysAtOnce = 40;

/** Fills the table in the order in which a gateway reports, day by day. */
export async function fillUsage(
  database: Database,
  { accounts, days, rowsADay }: typeof fullTable,
): Promise<{ rows: number }> {
  await database.execute(sql`
    insert into customers (email, email_verified_at, status, first_name, last_name, locale,
      password_hash, activated_at, balance)
    select 'scale-' || number || '@harbour.example', now(), 'active', 'Mei', 'Tan', 'en',
      known.password_hash, now(), 500
    from generate_series(1, ${accounts - 1}::int) number,
      (select password_hash from customers order by id limit 1) known`);
  for (let from = days - 1; from >= 0; from -= daysAtOnce) {
    await database.execute(sql`
      insert into usage_days
      select 'live', customers.id,
        case nth % 4 when 3 then '' else 'AKLIVE' || lpad(customers.id::text, 8, '0') || nth % 4 end,
        (array['sms', 'sms', 'voice', 'whats-app', 'number-detection'])[1 + nth % 5],
        (array['VN', 'SG', 'US', 'ID', 'TH', 'PE', 'MX', 'BR', 'PH', 'MY'])
          [1 + (nth + customers.id + day) % 10],
        current_date - day, 1, 1000 + nth, 1200, 900 - nth, 300,
        jsonb_build_object('UNDELIV/ABSENT_SUBSCRIBER', 40 + nth, 'UNDELIV/BLOCKED', 20, 'EXPIRED', 5),
        12.3456 + nth, 'USD'
      from generate_series(${from}::int, ${Math.max(0, from - daysAtOnce + 1)}::int, -1) day,
        customers, generate_series(0, ${rowsADay - 1}::int) nth
      order by day desc`);
  }
  await database.execute(sql`
    insert into usage_reports values ('live', now(), now())
    on conflict (environment) do update set complete_until = now()`);
  // What autovacuum does in its own time.
  await database.execute(sql`vacuum analyze usage_days`);
  const { rows } = await database.execute<{ count: string }>(
    sql`select count(*) as count from usage_days`,
  );
  return { rows: Number(rows[0]?.count) };
}
