import { dataOf, hasAll, type Paged, pageOf } from '../../behaviour/pages.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { rule } from '../../behaviour/rules.ts';
import type { RecordStore } from '../../records/record-store.ts';
import { ownPhone } from '../whatsapp-shared/kinds.ts';

export const noAccount = 3113;

export async function requireAccount(store: RecordStore, wabaId: string): Promise<void> {
  if (!(await ownAccounts(store)).has(wabaId)) throw new Refusal(noAccount);
}

/** WhatsApp Business accounts of our numbers. */
export const ownAccounts = async (store: RecordStore): Promise<Set<string>> =>
  new Set((await store.list(ownPhone)).map(({ data }) => String(data.wabaId)));

export const listPhones = rule<Paged & { phone?: string; wabaId?: string; status?: string }>(
  async ({ store, input }) => {
    const { phone, wabaId, status } = input;
    if (wabaId !== undefined) await requireAccount(store, wabaId);
    const found = (await store.list(ownPhone)).filter((one) =>
      hasAll(one, { phone, wabaId, status }),
    );
    return pageOf(found.map(dataOf), input);
  },
);
