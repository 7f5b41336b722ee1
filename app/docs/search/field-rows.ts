import type { SearchField, SearchSection } from '#documents/search/search-record.ts';

/** A field described alike in more places than this is common to all calls. */
const sharedFrom = 2;

/** The rows of a field worth finding: headers and fields common to many calls are in the guide. */
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
