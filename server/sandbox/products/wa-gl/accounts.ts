import { Refusal } from '../../refusal.ts';
import type { Things } from '../../things.ts';
import { ownPhone } from '../../whatsapp/kinds.ts';

const noAccount = 3113;

/** A WhatsApp Business account is one that a number of ours belongs to. */
export async function requireAccount(things: Things, wabaId: string): Promise<void> {
  const phones = await things.list(ownPhone);
  if (!phones.some(({ data }) => data.wabaId === wabaId)) throw new Refusal(noAccount);
}
