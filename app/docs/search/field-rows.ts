import type { SearchField, SearchSection } from '#documents/search/search-record.ts';

/** What stands in more places than this says nothing about one of them. */
const sharedFrom = 2;

/** Headers, and what many calls describe alike, are told by the guide, not by one of them. */
export function rowsOf({ places }: SearchField): SearchSection[] {
  const counts = new Map<string, number>();
  for (const { text } of places) counts.set(text, (counts.get(text) ?? 0) + 1);
  return places
    .filter(({ text, side }) => side !== 'header' && (counts.get(text) ?? 0) <= sharedFrom)
    .map(({ document, anchor, name, text }) => ({
      document,
      anchor,
      heading: name,
      text,
      keywords: '',
    }));
}
