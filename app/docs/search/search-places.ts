import { standardSections } from '#content/interface/docs.ts';
import type { SearchIndex } from '#documents/files/search-record.ts';

/** A place that a query leads to. */
export type Hit = {
  /** `category/doc` */
  document: string;
  anchor: string;
  path: string;
  heading: string;
  /** Where it stands, in words, the narrowest first. */
  place: string[];
  text: string;
  /** What was found in it, in small letters; first what was typed, then what it is also called. */
  terms: string[];
};

/** What the engine looks through: a section, a row of a table of fields, or a code. */
export type Place = {
  /** A section says more about its document than one row of a table. */
  weight: number;
  title: string;
  heading: string;
  category: string;
  text: string;
  hit: Omit<Hit, 'terms'>;
};

const errorDocument = 'general/error-codes';

/** Sections, rows of fields and codes, all of them found in one way. */
export function placesOf({ documents, sections, errors }: SearchIndex): Place[] {
  const codes = documents.findIndex(({ id }) => id === errorDocument);
  return [
    ...sections,
    ...errors.map(({ code, means, remedy }) => ({
      document: codes,
      anchor: `error-${code}`,
      heading: `${code} ${means}`,
      text: remedy,
    })),
  ].flatMap(({ document, anchor, heading, text }) => {
    const known = documents[document];
    if (!known) return [];
    const { id, path, title, place } = known;
    const isCode = document === codes && anchor.startsWith('error-');
    const address = isCode ? `?code=${anchor.slice('error-'.length)}` : anchor && `#${anchor}`;
    // Every document has a brief description and a note: of these the title says more.
    const isStandard = heading === '' || anchor in standardSections;
    const hit = {
      document: id,
      anchor,
      path: path + address,
      heading: isStandard ? title : heading,
      place: [isStandard ? heading : title, place].filter(Boolean),
      text,
    };
    return isCode
      ? [{ weight: 0.5, title: '', heading, category: '', text, hit }]
      : [{ weight: isRow(anchor) ? 0.6 : 1, title, heading, category: place, text, hit }];
  });
}

const isRow = (anchor: string): boolean => /^(header|path|query|body|response)-/.test(anchor);

/** Whoever asks with the name of a document or section means it. */
export function closeness({ title, heading, text }: Place, wording: string): number {
  const wanted = wording.trim();
  const names = [title.toLowerCase(), heading.toLowerCase()];
  if (names.includes(wanted)) return 2;
  if (names.some((name) => name.includes(wanted))) return 1.5;
  return text.toLowerCase().includes(wanted) ? 1.2 : 1;
}
