import { Refusal } from '../../rules/refusal.ts';
import type { Thing, Things } from '../../things/things.ts';

/**
 * The DID numbers of an application. Whether receipts are signed is set for an application; here
 * it is the number that decides, so that both kinds can be had.
 */
export const number = 'did-number.number';

const notYours = 5103;

export async function findOwn(things: Things, own: string): Promise<Thing> {
  const found = await things.look(number, own);
  if (!found) throw new Refusal(notYours);
  return found;
}
