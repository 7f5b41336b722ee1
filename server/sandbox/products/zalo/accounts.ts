import type { RecordStore } from '../../records/record-store.ts';
import { Refusal } from '../../rules/refusal.ts';

/** Official Accounts that were connected in the console. */
export const account = 'zalo.account';

const notConnected = 3502;

export async function requireAccount(store: RecordStore, sender: string): Promise<void> {
  if (!(await store.look(account, sender))) throw new Refusal(notConnected);
}
