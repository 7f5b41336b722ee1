import type { Caller, Context } from '../../context.ts';
import { type AddressLimit, requireFromAddress } from '../../limits/address-limit.ts';
import { requireWithinLimit } from '../../limits/take.ts';
import { findDevice, type Origin, originOn } from './known-devices.ts';
import type { Owner } from './owner.ts';

type Lookup<Found> = {
  limit: AddressLimit;
  find(): Promise<Found | undefined>;
  ownerOf(found: NoInfer<Found>): Owner;
};

/**
 * Looks up the account of a request within the rate limit of its origin. For an unknown browser the
 * limit comes first, so that the duration of a refusal does not depend on any account.
 */
export async function findWithinLimit<Found>(
  context: Context,
  caller: Caller,
  { limit, find, ownerOf }: Lookup<Found>,
): Promise<{ found: Found | undefined; origin: Origin }> {
  const device = await findDevice(context.database, caller);
  if (!device) {
    const origin = originOn(undefined, caller.address, undefined);
    await requireFromOrigin(context, caller, origin, limit);
    return { found: await find(), origin };
  }
  const found = await find();
  const origin = originOn(device, caller.address, found && ownerOf(found));
  await requireFromOrigin(context, caller, origin, limit);
  return { found, origin };
}

/**
 * A known browser has a limit of its own, so that neighbours cannot use it up; all others share
 * that of their address and network.
 */
export async function requireFromOrigin(
  { database, clock }: Context,
  { address }: Caller,
  { known, name }: Origin,
  limit: AddressLimit,
): Promise<void> {
  const now = clock.now();
  if (known) await requireWithinLimit(database, { ...limit, key: `${limit.what}:${name}` }, now);
  else await requireFromAddress(database, { ...limit, address }, now);
}
