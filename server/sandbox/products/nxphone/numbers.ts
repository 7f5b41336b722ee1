import { hasAll, type Paged, pageOf } from '../../behaviour/pages.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { type Examples, type Rule, rule } from '../../behaviour/rules.ts';
import type { RecordStore, StoredRecord } from '../../records/record-store.ts';
import { extension } from './extensions.ts';

export const number = 'nxphone.number';

const cannotBeShown = 6303;

export const numberRules: Record<string, Rule> = {
  nxphoneListNumbers: rule<Paged & { country?: string; status?: string; extension?: string }>(
    async ({ store, input }) => {
      const { country, status } = input;
      const all = await store.list(extension);
      const numbers = (await store.list(number))
        .filter((one) => hasAll(one, { country, status }))
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .map(({ id, data }) => ({ ...data, extensions: showing(all, id) }))
        .filter(({ extensions }) => !input.extension || extensions.includes(input.extension));
      return pageOf(numbers, input);
    },
  ),
};

/** Extensions that show a number, in order. */
const showing = (all: readonly StoredRecord[], callerId: string): string[] =>
  all
    .filter((one) => hasAll(one, { callerId }))
    .map(({ id }) => id)
    .sort();

/** Documented numbers and a foreign one, whose change is rejected. */
export const numbersOf = (examples: Examples): unknown[] => {
  const { records } = examples('nxphoneListNumbers', 'usable');
  const shown: unknown[] = Array.isArray(records) ? records : [];
  return [
    ...shown,
    { ...Object(shown[0]), callerId: '447700900150', country: 'GB', flagged: false },
  ];
};

export async function findUsable(store: RecordStore, callerId: string): Promise<StoredRecord> {
  const found = await store.find(number, callerId, cannotBeShown);
  if (found.data.status !== 'usable') throw new Refusal(cannotBeShown);
  return found;
}
