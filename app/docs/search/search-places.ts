import { bareName } from '#content/docs/stated.ts';
import { standardSections } from '#content/interface/document.ts';
import type { ReasonCard } from '#content/reasons.ts';
import type { SearchIndex, SearchSection } from '#documents/search/search-record.ts';
import { rowsOf } from './field-rows.ts';
import { memoize } from './memoize.ts';
import { isHan } from './terms.ts';

/** A place in a document that matches a query. */
export type Hit = {
  /** `category/doc` */
  document: string;
  anchor: string;
  path: string;
  heading: string;
  /** The location of the place in words, narrowest first. */
  place: string[];
  text: string;
  /** Matching terms in lower case: typed ones first, then synonyms. */
  terms: string[];
};

/** A searchable unit: a section, a row of a field table, or an error code. */
export type Place = {
  /** Sections weigh more than rows; documents earlier in the menu a little more than later ones. */
  weight: number;
  title: string;
  heading: string;
  category: string;
  keywords: string;
  text: string;
  hit: Omit<Hit, 'terms'>;
  /** What the place belongs to: its document, or the products that have a status or reason. */
  owners: readonly string[];
  /** Whether the document of the place describes a single call or callback. */
  isOfCall: boolean;
};

const errorDocument = 'general/error-codes';
export const reasonDocument = 'general/reasons';
/** How much less the last document of the menu weighs than the first. */
const lastLoses = 0.125;

/** A call weighs less than its version 2. */
const oldWeight = 0.75;

/** All sections, field rows and error codes as places. */
export function placesOf(index: SearchIndex): Place[] {
  const { documents, sections, errors, fields } = index;
  const calls = new Set(fields.flatMap(({ places }) => places.map(({ document }) => document)));
  const paths = new Set(documents.map(({ call }) => call));
  const codes = documents.findIndex(({ id }) => id === errorDocument);
  const cards = documents.findIndex(({ id }) => id === reasonDocument);
  const productsOf = new Map(
    index.reasons.cards.map(({ name, cases }) => [
      name,
      cases.flatMap(({ products }) => products.map((product) => product.id)),
    ]),
  );
  const all: SearchSection[] = [
    ...sections,
    ...index.reasons.cards.map((card) => ({ document: cards, ...sectionOf(card) })),
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
    const { id, path, title, call } = known;
    const isOld = call !== '' && paths.has(call.replace(' ', ' /v2'));
    const isCode = document === codes && anchor.startsWith('error-');
    const products = document === cards ? productsOf.get(anchor) : undefined;
    const address = isCode ? `?code=${anchor.slice('error-'.length)}` : anchor && `#${anchor}`;
    // Every document has these sections: their titles say little.
    const isStandard = heading === '' || anchor in standardSections;
    const hit = {
      document: id,
      anchor,
      path: path + address,
      heading: isStandard ? title : heading,
      place: [isStandard ? heading : title, known.place].filter(Boolean),
      text,
    };
    // The parts of a name are words of other topics: `SUBSCRIBER`, `SERVER`.
    const place = { heading: products ? bareName(heading) : heading, keywords, text, hit };
    return isCode || products
      ? [
          {
            ...place,
            weight: 0.6,
            title: '',
            category: '',
            owners: products ?? [id],
            isOfCall: false,
          },
        ]
      : [
          {
            ...place,
            weight:
              weightOf(id, anchor) *
              (isOld ? oldWeight : 1) *
              (1 - (lastLoses * document) / documents.length),
            title,
            category: known.place,
            owners: [id],
            isOfCall: calls.has(document),
          },
        ];
  });
}

/** A card of a status or reason as a section of its document. */
export const sectionOf = ({ name, cases }: ReasonCard): Omit<SearchSection, 'document'> => ({
  anchor: name,
  heading: name,
  text: [...new Set(cases.map(({ states, means }) => [...states, means].join(': ')))].join(' '),
  keywords: '',
});

/** A row weighs less than a section, the changelog less than what it lists. */
function weightOf(id: string, anchor: string): number {
  if (id === 'general/changelog') return anchor ? 0.2 : 0.6;
  return /(^|-)(header|path|query|body|response)-/.test(anchor) ? 0.6 : 1;
}

/** Bonus for two adjacent words of the query in a name. */
const phraseWeight = 0.5;

/** The highest closeness. */
export const closest = 2 * (1 + phraseWeight);

/** Score multiplier of places whose title or heading the query repeats. */
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

/** Pairs of adjacent words; Chinese terms are pairs already. */
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
