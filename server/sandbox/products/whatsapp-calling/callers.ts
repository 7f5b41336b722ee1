import type { RecordStore } from '../../records/record-store.ts';
import { Refusal } from '../../rules/refusal.ts';
import { ownPhone } from '../../whatsapp/kinds.ts';

export const badNumber = 3601;
const cannotCall = 3602;

/** A number of ours for which calling is on. */
export async function requireCaller(store: RecordStore, phone: string): Promise<void> {
  const { data } = await store.find(ownPhone, phone, cannotCall);
  if (data.calling !== true) throw new Refusal(cannotCall);
}
