import type { DocumentedApi } from '#contract/documented-api.ts';
import type { Locale } from '#contract/locale.ts';
import { documentedApi } from '#documents/api/documented-api.ts';
import { inputHash } from '#documents/compiled/input-hash.ts';
import { readStored, store } from '#documents/compiled/store.ts';
import type { SearchIndex } from '#documents/search/search-record.ts';
import { searchIndex } from '#documents/search/write-search.ts';

/** The API as the build writes it for the server. */
export const storedApi = (): DocumentedApi => once('api', documentedApi);

/** The index of the documentation search. */
export const storedIndex = (locale: Locale): SearchIndex =>
  once(`search-${locale}`, () => searchIndex(locale));

/**
 * What the documents of this checkout yield, made by the first worker or build that needs it, as
 * making it takes seconds. The hash covers the documents and the code that makes it.
 */
function once<Value>(name: string, make: () => Value): Value {
  const key = inputHash();
  // So the value has the type of this code.
  const known = readStored(name, key) as Value | undefined;
  if (known !== undefined) return known;
  const made = make();
  store(name, key, made);
  return made;
}
