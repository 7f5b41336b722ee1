import { type StoredItemId, storedItems } from '#content/storage.ts';
import { storagePurposes } from '#content/storage-purposes.ts';
import { type StorageTerms, storageTerms } from '#content/storage-terms.ts';
import type { Locale } from '#contract/locale.ts';
import type { LegalLabels } from './structure.ts';

const storedItemIds = Object.keys(storedItems) as StoredItemId[];

/** The items stored in the browser in one category; a sentence if there are none. */
export function storedTable(
  category: StorageTerms['category'],
  label: string,
  locale: Locale,
  { heads, kinds, lifetimes, none }: LegalLabels['stored'],
) {
  const rows = storedItemIds
    .filter((id) => storageTerms[id].category === category)
    .map((id) => {
      const { name, kind } = storedItems[id];
      const { lifetime } = storageTerms[id];
      const purpose = storagePurposes[id][locale];
      return { id, cells: { name, kind: kinds[kind], lifetime: lifetimes[lifetime], purpose } };
    });
  if (rows.length === 0) return { kind: 'paragraph', text: [none] } as const;
  return { kind: 'table', label, heads, rows } as const;
}
