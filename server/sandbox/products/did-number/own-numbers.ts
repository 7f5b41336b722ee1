import type { RecordStore, StoredRecord } from '../../records/record-store.ts';
import { Refusal } from '../../rules/refusal.ts';

/**
 * The DID numbers of an application. Whether receipts are signed is set for an application; here
 * it is the number that decides, so that both kinds can be had.
 */
export const number = 'did-number.number';

const notYours = 5103;

export async function findOwn(store: RecordStore, own: string): Promise<StoredRecord> {
  const found = await store.look(number, own);
  if (!found) throw new Refusal(notYours);
  return found;
}
