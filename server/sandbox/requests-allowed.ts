import { BlockList, isIPv6 } from 'node:net';
import { secondMs } from '#contract/time-units.ts';
import { takeFromLimit } from '../limits/limit.ts';
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
  const { practice, account } = env.sandbox.requests;
  const take = await takeFromLimit(
    database,
    { key: `sandbox:${application.id}`, ...(application.customerId === null ? practice : account) },
    clock.now(),
  );
  if (!take.allowed)
    throw new Refusal(tooMany, { retryAfterSeconds: Math.ceil(take.retryAfterMs / secondMs) });
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
