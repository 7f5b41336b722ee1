import { outcomeOf } from '../../outcomes/outcomes.ts';
import { Refusal } from '../../rules/refusal.ts';

/** Official Accounts that were connected in the console. */
export const account = 'zalo.account';
export const notConnected = 3502;

const tooLongAgo = 3503;

const idBeginning = '7770';
const idPattern = new RegExp(`^${idBeginning}(?<phone>[1-9]\\d{6,14})$`);

/** Here a user ID follows from the number, and the other way round. */
export const userIdOf = (phone: string): string => idBeginning + phone;

/** Everybody with such an ID has just written, but for one who did long ago. */
export function phoneOf(userId: string): string {
  const { phone } = idPattern.exec(userId)?.groups ?? {};
  if (!phone || outcomeOf(phone) === 'expires') throw new Refusal(tooLongAgo);
  return phone;
}
