import { dataOf, hasAll, type Paged, pageOf } from '../../rules/pages.ts';
import { Refusal } from '../../rules/refusal.ts';
import { rule } from '../../rules/rules.ts';
import type { Things } from '../../things/things.ts';
import { ownPhone } from '../../whatsapp/kinds.ts';

export const noAccount = 3113;

export async function requireAccount(things: Things, wabaId: string): Promise<void> {
  if (!(await ownAccounts(things)).has(wabaId)) throw new Refusal(noAccount);
}

/** A WhatsApp Business account is one that a number of ours belongs to. */
export const ownAccounts = async (things: Things): Promise<Set<string>> =>
  new Set((await things.list(ownPhone)).map(({ data }) => String(data.wabaId)));

export const listPhones = rule<Paged & { phone?: string; wabaId?: string; status?: string }>(
  async ({ things, input }) => {
    const { phone, wabaId, status } = input;
    if (wabaId !== undefined) await requireAccount(things, wabaId);
    const found = (await things.list(ownPhone)).filter((one) =>
      hasAll(one, { phone, wabaId, status }),
    );
    return pageOf(found.map(dataOf), input);
  },
);
