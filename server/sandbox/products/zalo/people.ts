import { outcomeOf } from '../../behaviour/outcomes.ts';
import { Refusal } from '../../behaviour/refusal.ts';

/** Official Accounts that are connected. */
export const account = 'zalo.account';
export const notConnected = 3502;

const tooLongAgo = 3503;

const idBeginning = '7770';
const idPattern = new RegExp(`^${idBeginning}(?<phone>[1-9]\\d{6,14})$`);

/** User ID and number can be derived from each other. */
export const userIdOf = (phone: string): string => idBeginning + phone;

/** Everyone with such an ID has just written, except one person. */
export function phoneOf(userId: string): string {
  const { phone } = idPattern.exec(userId)?.groups ?? {};
  if (!phone || outcomeOf(phone) === 'expires') throw new Refusal(tooLongAgo);
  return phone;
}
