import { Refusal } from '../rules/refusal.ts';
import type { Data, Things } from '../things/things.ts';
import { ownPhone } from './kinds.ts';

/** One of our numbers; what is none is refused with the product's own code. */
export async function requireOwn(things: Things, phone: string, notOurs: number): Promise<Data> {
  const found = await things.look(ownPhone, phone);
  if (!found) throw new Refusal(notOurs);
  return found.data;
}
