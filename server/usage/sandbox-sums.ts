import { type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#contract/time-units.ts';
import { apiKeys, applications, sandboxRecords, sandboxRequests } from '../db/sandbox-schema.ts';
import { customers } from '../db/schema.ts';
import { usageDays } from '../db/usage-schema.ts';
import { deliveredStates, messageKinds, movingStates } from '../message-states.ts';

const textList = (texts: readonly string[]): SQL =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  );

/**
 * Totals of accounts since the beginning of yesterday, each with whether it differs from what is
 * stored (`isNew`) and whether planned steps are still to come (`isMoving`).
 */
export function sandboxSums(now: Date): SQL {
  const yesterday = new Date(now.getTime() - (now.getTime() % dayMs) - dayMs).toISOString();
  const at = now.toISOString();
  return sql`
    with record as (
      select ${applications.customerId} as customer_id, ${apiKeys.accessKey} as key,
        split_part(${sandboxRecords.kind}, '.', 1) as product,
        (${sandboxRecords.madeAt} at time zone 'UTC')::date as day,
        ${sandboxRecords.data} || coalesce(passed.changes, '{}') as fields,
        passed.is_moving
      from ${sandboxRecords}
      join ${applications} on ${applications.id} = ${sandboxRecords.applicationId}
      left join ${sandboxRequests} on ${sandboxRequests.id} = ${sandboxRecords.requestId}
      left join ${apiKeys} on ${apiKeys.id} = ${sandboxRequests.keyId}
      cross join lateral (
        select jsonb_object_agg(change.key, change.value order by step.number)
            filter (where (step.value ->> 'at')::timestamptz <= ${at}) as changes,
          coalesce(bool_or((step.value ->> 'at')::timestamptz > ${at}), false) as is_moving
        from jsonb_array_elements(${sandboxRecords.steps}) with ordinality as step (value, number),
          jsonb_each(step.value -> 'changes') as change
      ) as passed
      where ${applications.customerId} is not null and ${sandboxRecords.madeAt} >= ${yesterday}
        and ${sandboxRecords.kind} in (${textList(messageKinds)})
        and ${sandboxRecords.data} is not null
    ), message as (
      select customer_id, key, product, day, is_moving,
        coalesce(fields ->> 'country', 'ZZ') as country,
        coalesce(
          (fields ->> 'segments')::bigint,
          (fields ->> 'billedMinutes')::bigint,
          ceil(extract(epoch from (fields ->> 'endedAt')::timestamptz
            - (fields ->> 'answeredAt')::timestamptz) / 60)::bigint,
          0
        ) as segments,
        coalesce(fields ->> 'status' in (${textList(deliveredStates)}), false) as is_delivered,
        case when fields ->> 'status' not in (${textList([...deliveredStates, ...movingStates])})
          then concat_ws('/', fields ->> 'status', fields ->> 'reason') end as failed,
        fields ->> 'usedAt' is not null as is_used
      from record
    ), by_reason as (
      select customer_id, key, product, country, day, failed, count(*) as count,
        sum(segments) as segments, count(*) filter (where is_delivered) as delivered,
        count(*) filter (where is_used) as used, bool_or(is_moving) as is_moving
      from message
      group by customer_id, key, product, country, day, failed
    ), total as (
      select customer_id, key, product, country, day, sum(count) as count,
        sum(segments) as segments, sum(delivered) as delivered, sum(used) as used,
        coalesce(jsonb_object_agg(failed, count) filter (where failed is not null), '{}') as failed,
        bool_or(is_moving) as is_moving
      from by_reason
      group by customer_id, key, product, country, day
    )
    select ${customers.publicId} as account, total.key, total.product, total.country,
      total.day::text as day, total.count, total.segments, total.delivered, total.used,
      total.failed, ${customers.currency} as currency, total.is_moving as "isMoving",
      (${usageDays.count}, ${usageDays.segments}, ${usageDays.delivered}, ${usageDays.used}, ${usageDays.failed})
        is distinct from (total.count, total.segments, total.delivered, total.used, total.failed)
        as "isNew"
    from total
    join ${customers} on ${customers.id} = total.customer_id
    left join ${usageDays} on ${usageDays.environment} = 'sandbox'
      and ${usageDays.customerId} = total.customer_id and ${usageDays.day} = total.day
      and ${usageDays.accessKey} = coalesce(total.key, '')
      and ${usageDays.product} = total.product and ${usageDays.country} = total.country
    order by total.customer_id, total.day, total.key, total.product, total.country`;
}
