import { hasAll, type Paged, pageOf } from '../../rules/pages.ts';
import { rule } from '../../rules/rules.ts';
import { ownPhone } from '../../whatsapp/kinds.ts';
import { requireAccount } from './accounts.ts';

export const listPhones = rule<Paged & { phone?: string; wabaId?: string; status?: string }>(
  async ({ store, input }) => {
    const { phone, wabaId, status } = input;
    if (wabaId !== undefined) await requireAccount(store, wabaId);
    const found = (await store.list(ownPhone)).filter((one) =>
      hasAll(one, { phone, wabaId, status }),
    );
    return pageOf(
      found.map(({ data }) => data),
      input,
    );
  },
);
