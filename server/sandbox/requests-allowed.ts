import { BlockList, isIPv6 } from 'node:net';
import { dayMs, secondMs } from '#contract/time-units.ts';
import type { Application } from '../applications/applications.ts';
import type { Context } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Env } from '../env.ts';
import { type Limit, takeFromLimit } from '../limits/limit.ts';
import { parseNetwork } from '../networks.ts';
import { isBlocked } from './blocks.ts';
import { lacksRight, notAllowedAddress, tooMany } from './codes.ts';
import type { Incoming } from './incoming.ts';
import { Refusal } from './refusal.ts';
import type { Proven } from './signed-by.ts';

/** Whether whoever signed may do this, from here, and now. */
export async function requireAllowed(
  { context, call, address }: Incoming,
  { key, application }: Proven,
): Promise<void> {
  const { env, database, clock } = context;
  if (!isListed(application.allowedAddresses, address)) throw new Refusal(notAllowedAddress);
  if (await isBlocked(database, address)) throw new Refusal(notAllowedAddress);
  if (!key.rights.includes(call.right)) throw new Refusal(lacksRight);
  for (const limit of limitsOf(env, application)) await take(database, limit, clock.now());
}

/** What is stored for strangers is bounded: in one application, and from one network. */
export async function requireRoom(
  tx: Transaction,
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  { id, customerId, network }: Application,
  made: number,
): Promise<void> {
  const owners = customerId === null ? [id, `network:${network}`] : [id];
  for (const owner of made > 0 ? owners : []) {
    const key = `sandbox:things:${owner}`;
    const limit = { key, limit: env.sandbox.thingsPerDay, windowMs: dayMs, cost: made };
    await take(tx, limit, clock.now());
  }
}

async function take(database: Database | Transaction, limit: Limit, now: Date): Promise<void> {
  const taken = await takeFromLimit(database, limit, now);
  if (!taken.allowed)
    throw new Refusal(tooMany, { retryAfterSeconds: Math.ceil(taken.retryAfterMs / secondMs) });
}

/** Of one application in a moment, and of all practice from one network in a day. */
function limitsOf({ sandbox }: Env, { id, customerId, network }: Application): Limit[] {
  const { practice, account, perDay } = sandbox.requests;
  const own = `sandbox:${id}`;
  const day = { limit: perDay, windowMs: dayMs };
  return customerId === null
    ? [
        { key: own, ...practice },
        { key: `sandbox:network:${network}`, ...day },
      ]
    : [
        { key: own, ...account },
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
