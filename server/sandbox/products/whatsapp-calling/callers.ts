import { Refusal } from '../../behaviour/refusal.ts';
import type { RecordStore } from '../../records/record-store.ts';
import { ownPhone } from '../whatsapp-shared/kinds.ts';

export const badNumber = 3601;
const cannotCall = 3602;

/** Requires a number with calling enabled. */
export async function requireCaller(store: RecordStore, phone: string): Promise<void> {
  const { data } = await store.find(ownPhone, phone, cannotCall);
  if (data.calling !== true) throw new Refusal(cannotCall);
}
