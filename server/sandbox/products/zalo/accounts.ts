import { Refusal } from '../../rules/refusal.ts';
import type { Things } from '../../things/things.ts';

/** Official Accounts that were connected in the console. */
export const account = 'zalo.account';

const notConnected = 3502;

export async function requireAccount(things: Things, sender: string): Promise<void> {
  if (!(await things.look(account, sender))) throw new Refusal(notConnected);
}
