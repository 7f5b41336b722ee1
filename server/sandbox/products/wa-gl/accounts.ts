import type { RecordStore } from '../../records/record-store.ts';
import { dataOf, hasAll, type Paged, pageOf } from '../../rules/pages.ts';
import { Refusal } from '../../rules/refusal.ts';
import { rule } from '../../rules/rules.ts';
import { ownPhone } from '../../whatsapp/kinds.ts';

export const noAccount = 3113;

export async function requireAccount(store: RecordStore, wabaId: string): Promise<void> {
  if (!(await ownAccounts(store)).has(wabaId)) throw new Refusal(noAccount);
}

/** A WhatsApp Business account is one that a number of ours belongs to. */
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
