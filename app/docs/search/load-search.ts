import type { Locale } from '#contract/locale.ts';
import { type SearchRecord, searchIndexPath } from '#documents/files/search-record.ts';
import { makeSearch, type Search } from './search-documents.ts';

const loaded = new Map<Locale, Promise<Search>>();

/** The index of a language, fetched once; a failed try is forgotten. */
export function loadSearch(locale: Locale): Promise<Search> {
  const known = loaded.get(locale);
  if (known) return known;
  const search = fetchRecords(locale).then(makeSearch);
  loaded.set(locale, search);
  search.catch(() => loaded.delete(locale));
  return search;
}

async function fetchRecords(locale: Locale): Promise<SearchRecord[]> {
  const response = await fetch(searchIndexPath(locale));
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return response.json();
}
