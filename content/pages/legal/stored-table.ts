import { type StoredItemId, storedItems } from '#content/storage.ts';
import { type StoragePolicy, storagePolicy } from '#content/storage-policy.ts';
import type { Locale } from '#contract/locale.ts';
import type { LegalLabels } from './structure.ts';

const storedItemIds = Object.keys(storedItems) as StoredItemId[];

/** The items stored in the browser in one category; a sentence if there are none. */
export function storedTable(
  category: StoragePolicy['category'],
  label: string,
  locale: Locale,
  { heads, kinds, lifetimes, none }: LegalLabels['stored'],
) {
  const rows = storedItemIds
    .filter((id) => storagePolicy[id].category === category)
    .map((id) => {
      const { name, kind } = storedItems[id];
      const { lifetime, purpose } = storagePolicy[id];
      return {
        id,
        cells: { name, kind: kinds[kind], lifetime: lifetimes[lifetime], purpose: purpose[locale] },
      };
    });
  if (rows.length === 0) return { kind: 'paragraph', text: [none] } as const;
  return { kind: 'table', label, heads, rows } as const;
}
