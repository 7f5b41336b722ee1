import type { ReasonCard } from '#content/reasons.ts';
import type { SearchIndex } from '#documents/search/search-record.ts';
import { type Hit, type Place, reasonDocument } from './search-places.ts';

/** The fields that can have this status or reason, one of each document of its products. */
export function reasonPlaces(
  { name, cases }: ReasonCard,
  { fields, documents }: Pick<SearchIndex, 'fields' | 'documents'>,
): Hit[] {
  const pages = new Set(
    cases.flatMap(({ products }) => products.map(({ path }) => path.split('#')[0])),
  );
  const found = new Map<number, Hit>();
  for (const { places } of fields)
    for (const { document, anchor, name: field, text } of places) {
      const { id = '', path = '', title = '', place = '' } = documents[document] ?? {};
      if (found.has(document) || !pages.has(path) || !text.split(' ').includes(name)) continue;
      found.set(document, {
        ...{ document: id, anchor, path: `${path}#${anchor}`, heading: field },
        ...{ place: [title, place], text, terms: [name.toLowerCase()] },
      });
    }
  return [...found.values()];
}

/** The places whose text has this word, beside the list of the cards. */
export const mentions = (name: string, places: readonly Place[]): Hit[] =>
  places
    .filter(({ hit }) => hit.document !== reasonDocument)
    .filter(({ text }) => text.split(/[^A-Z_]+/).includes(name))
    .map(({ hit }) => ({ ...hit, terms: [name.toLowerCase()] }));
