import type { RecordStore } from '../../records/record-store.ts';
import { Refusal } from '../../rules/refusal.ts';
import { requireOwn } from '../../whatsapp/own-phones.ts';

export const badNumber = 3601;
const cannotCall = 3602;

/** A number of ours for which calling is on. */
export async function requireCaller(store: RecordStore, phone: string): Promise<void> {
  const { calling } = await requireOwn(store, phone, cannotCall);
  if (calling !== true) throw new Refusal(cannotCall);
}
