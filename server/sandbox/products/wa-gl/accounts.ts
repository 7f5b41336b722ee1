import { Refusal } from '../../rules/refusal.ts';
import type { Things } from '../../things/things.ts';
import { ownPhone } from '../../whatsapp/kinds.ts';

export const noAccount = 3113;

export async function requireAccount(things: Things, wabaId: string): Promise<void> {
  if (!(await ownAccounts(things)).has(wabaId)) throw new Refusal(noAccount);
}

/** A WhatsApp Business account is one that a number of ours belongs to. */
export const ownAccounts = async (things: Things): Promise<Set<string>> =>
  new Set((await things.list(ownPhone)).map(({ data }) => String(data.wabaId)));
