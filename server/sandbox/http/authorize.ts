import { BlockList, isIPv6 } from 'node:net';
import { sql } from 'drizzle-orm';
import { dayMs, secondMs } from '#contract/time-units.ts';
import type { Application } from '../../applications/applications.ts';
import { countingUse, noteUse } from '../../applications/keys.ts';
import { prepared } from '../../db/prepared.ts';
import { sandboxNonces } from '../../db/sandbox-schema.ts';
import type { Env } from '../../env.ts';
import { type Limit, settleTake } from '../../limits/take.ts';
import { type Taken, takeParameter, takeStatement } from '../../limits/take-statement.ts';
import { parseNetwork } from '../../networks.ts';
import {
  lacksRight,
  notAllowedAddress,
  Refusal,
  tooMany,
  usedNonce,
} from '../behaviour/refusal.ts';
import { inBlocked } from '../blocks.ts';
import { type Proven, Unproven } from './authenticate.ts';
import type { Incoming } from './incoming.ts';
import { countedQuotas, type NamedLimit, type Quota, refusedQuotas } from './quotas.ts';

/**
 * Checks rights, allow list, nonce and rate limits of an authenticated request; returns what is left
 * of the limits.
 */
export async function authorize(
  { context, call, address }: Incoming,
  proven: Proven,
): Promise<Quota[]> {
  const { env, database, clock } = context;
  const { key, application, nonce = null } = proven;
  const now = clock.now();
  const limits = limitsOf(env, application);
  const isFromHere = isListed(application.allowedAddresses, address);
  const hasRight = call.right !== undefined && key.rights.includes(call.right);
  const [entry] = await enter(database, {
    application: application.id,
    key: key.id,
    nonce,
    now,
    address: parseNetwork(address) ? address : null,
    may: isFromHere && hasRight,
    limits: takeParameter(limits, now),
  });
  if (!entry?.isNew) throw new Unproven(usedNonce, proven);
  await noteUse(context, key, address);
  if (!isFromHere || entry.isBlocked) throw new Refusal(notAllowedAddress);
  if (!hasRight) throw new Refusal(lacksRight);
  const taken = await settleTake(database, limits, entry.taken, now);
  if (taken.allowed) return countedQuotas(limits, entry.taken);
  const retryAfterSeconds = Math.ceil(taken.retryAfterMs / secondMs);
  const quotas = refusedQuotas(limits, taken.refusing, retryAfterSeconds);
  throw new Refusal(tooMany, { retryAfterSeconds, quotas });
}

type Entry = { isNew: boolean; isBlocked: boolean; taken: Taken[] };

/**
 * A nonce is spent and a use counted even if the request is refused; a limit is not. Nothing reads
 * `used`, so it runs last and locks the counter for the shortest time.
 */
const enter = prepared<Entry>(
  'enter the sandbox',
  sql`
  with noted as (
    insert into ${sandboxNonces} (application_id, nonce, used_at)
    select ${sql.placeholder('application')}::uuid, nonce, ${sql.placeholder('now')}::timestamptz
    from (values (${sql.placeholder('nonce')}::text)) as given (nonce)
    where nonce is not null
    on conflict do nothing
    returning nonce
  ), entry as (
    select ${sql.placeholder('nonce')}::text is null or exists (select from noted) as "isNew",
      ${inBlocked(sql.placeholder('address'), sql.placeholder('now'))} as "isBlocked"
  ), taken as (${takeStatement(
    sql.placeholder('limits'),
    sql`${sql.placeholder('may')}::boolean and (select "isNew" and not "isBlocked" from entry)`,
  )}), used as (${countingUse(sql.placeholder('key'), sql`(select "isNew" from entry)`)})
  select "isNew", "isBlocked", array(select to_jsonb(taken) from taken) as taken from entry`,
);

/** Limits on stored records, per application and per network. */
export function roomFor(
  { sandbox }: Env,
  { id, customerId, network }: Application,
  made: number,
): Limit[] {
  if (made === 0) return [];
  const owners = customerId === null ? [id, `network:${network}`] : [id];
  return owners.map((owner) => ({
    key: `sandbox:things:${owner}`,
    limit: sandbox.thingsPerDay,
    windowMs: dayMs,
    cost: made,
  }));
}

/** Rate limits per application, and per day for all practice from one network. */
function limitsOf({ sandbox }: Env, { id, customerId, network }: Application): NamedLimit[] {
  const { practice, account, perDay } = sandbox.requests;
  const own = `sandbox:${id}`;
  const day = { name: 'day', limit: perDay, windowMs: dayMs };
  return customerId === null
    ? [
        { name: 'requests', key: own, ...practice },
        { key: `sandbox:network:${network}`, ...day },
      ]
    : [
        { name: 'requests', key: own, ...account },
        { key: `${own}:day`, ...day },
      ];
}

/** An empty list allows every address. */
function isListed(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true;
  const list = new BlockList();
  for (const text of allowed) {
    const network = parseNetwork(text);
    if (network) list.addSubnet(network.address, network.prefix, network.family);
  }
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
