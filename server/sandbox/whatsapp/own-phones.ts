import type { Data, RecordStore } from '../records/record-store.ts';
import { Refusal } from '../rules/refusal.ts';
import { ownPhone } from './kinds.ts';

/** One of our numbers; what is none is refused with the product's own code. */
export async function requireOwn(
  store: RecordStore,
  phone: string,
  notOurs: number,
): Promise<Data> {
  const found = await store.look(ownPhone, phone);
  if (!found) throw new Refusal(notOurs);
  return found.data;
}
