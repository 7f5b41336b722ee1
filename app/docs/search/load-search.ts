import type { Locale } from '#contract/locale.ts';
import { fromFile, type SearchFile } from '#documents/search/search-file.ts';
import { type SearchIndex, searchIndexPath } from '#documents/search/search-record.ts';
import { makeSearch, type Search } from './search-documents.ts';

export type LoadedSearch = { index: SearchIndex; search: Search };

const loaded = new Map<Locale, Promise<LoadedSearch>>();

/** The index of a language, fetched once; a failed fetch is not cached. */
export function loadSearch(locale: Locale): Promise<LoadedSearch> {
  const known = loaded.get(locale);
  if (known) return known;
  const search = fetchIndex(locale).then(async (index) => ({
    index,
    search: await makeSearch(index),
  }));
  loaded.set(locale, search);
  search.catch(() => loaded.delete(locale));
  return search;
}

async function fetchIndex(locale: Locale): Promise<SearchIndex> {
  const response = await fetch(searchIndexPath(locale));
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  const file: SearchFile = await response.json();
  return fromFile(file);
}
