import { standardSections } from '#content/interface/document.ts';
import type { SearchIndex, SearchSection } from '#documents/search/search-record.ts';
import { rowsOf } from './field-rows.ts';
import { memoize } from './memoize.ts';
import { isHan } from './terms.ts';

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
  /** A section says more than one row of a table; of equals the earlier in the menu comes first. */
  weight: number;
  title: string;
  heading: string;
  category: string;
  keywords: string;
  text: string;
  hit: Omit<Hit, 'terms'>;
  /** Whether its document describes one call, or one callback: its places are about one thing. */
  isOfCall: boolean;
};

const errorDocument = 'general/error-codes';
/** How much less the last document of the menu counts than the first. */
const lastLoses = 0.125;

/** Sections, rows of fields and codes, all of them found in one way. */
export function placesOf({ documents, sections, errors, fields }: SearchIndex): Place[] {
  const calls = new Set(fields.flatMap(({ places }) => places.map(({ document }) => document)));
  const codes = documents.findIndex(({ id }) => id === errorDocument);
  const all: SearchSection[] = [
    ...sections,
    ...fields.flatMap(rowsOf),
    ...errors.map(({ code, means, msg, keywords, remedy }) => ({
      document: codes,
      anchor: `error-${code}`,
      heading: `${code} ${means}`,
      text: remedy,
      keywords: [msg === means ? '' : msg, keywords].filter(Boolean).join(', '),
    })),
  ];
  return all.flatMap(({ document, anchor, heading, text, keywords }) => {
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
      ? [{ weight: 0.6, title: '', heading, category: '', keywords, text, hit, isOfCall: false }]
      : [
          {
            weight: weightOf(id, anchor) * (1 - (lastLoses * document) / documents.length),
            title,
            heading,
            category: place,
            keywords,
            text,
            hit,
            isOfCall: calls.has(document),
          },
        ];
  });
}

/** A row says less than a section, and a list of changes less than what it lists. */
function weightOf(id: string, anchor: string): number {
  if (id === 'general/changelog') return anchor ? 0.2 : 0.6;
  return /(^|-)(header|path|query|body|response)-/.test(anchor) ? 0.6 : 1;
}

/** How much a phrase of the query counts that a name has word by word. */
const phraseWeight = 0.5;

/** The most that a place can gain. */
export const closest = 2 * (1 + phraseWeight);

/** Whoever asks with the name of a document or section means it. */
export function closenessTo(wording: string): (place: Place) => number {
  const wanted = wording.trim();
  const phrases = phrasesIn(wanted);
  return (place) => {
    const { names, all, text } = inSmallLetters(place);
    const had = phrases.filter((phrase) => all.includes(phrase)).length;
    const close = 1 + (phraseWeight * had) / Math.max(1, phrases.length);
    if (names.has(wanted)) return 2 * close;
    if (all.includes(wanted)) return 1.5 * close;
    return text.includes(wanted) ? 1.2 * close : close;
  };
}

/** Each two words that stand side by side. Of Chinese characters the terms themselves are pairs. */
function phrasesIn(wording: string): string[] {
  const words = wording.split(' ').filter((word) => !isHan(word));
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

const inSmallLetters = memoize(({ title, heading, keywords, text }: Place) => {
  const names = [title, heading, ...keywords.split(', '), ...keywords.split(/, | /)].map((name) =>
    name.toLowerCase(),
  );
  const all = [title, heading, keywords].join('\n').toLowerCase();
  return { names: new Set(names), all, text: text.toLowerCase() };
});
