import { BlockList, isIPv6 } from 'node:net';
import { dayMs, secondMs } from '#contract/time-units.ts';
import type { Application } from '../applications/applications.ts';
import type { Env } from '../env.ts';
import { type Limit, takeFromLimit } from '../limits/limit.ts';
import { parseNetwork } from '../networks.ts';
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
  if (!key.rights.includes(call.right)) throw new Refusal(lacksRight);
  for (const limit of limitsOf(env, application)) {
    const take = await takeFromLimit(database, limit, clock.now());
    if (!take.allowed)
      throw new Refusal(tooMany, { retryAfterSeconds: Math.ceil(take.retryAfterMs / secondMs) });
  }
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
