import MiniSearch from 'minisearch';
import type { SearchError, SearchField, SearchIndex } from '#documents/files/search-record.ts';
import { spokenTexts } from '#documents/files/spoken-texts.ts';
import { exactAnswer } from './exact-answer.ts';
import { closeness, type Hit, type Place, placesOf } from './search-places.ts';
import { makeEar } from './sounds.ts';
import { tellingTerms } from './telling-terms.ts';
import { isHan, termsOf } from './terms.ts';
import { type Wording, wordingsOf } from './wordings.ts';

export type Answer = {
  /** The code or the field that was asked for by name. */
  exact?: SearchError | SearchField;
  /** The HTTP status that was asked for, and the codes that come with it. */
  status?: { status: number; codes: Hit[] };
  hits: Hit[];
};

export type Search = (query: string) => Answer;

const hitsOfDocument = 2;
/** What is worth less than this share of the best hit would only be in the way. */
const leastShare = 0.2;

export function makeSearch(index: SearchIndex): Search {
  const places = placesOf(index);
  const engine = new MiniSearch<Place & { id: number }>({
    fields: ['title', 'heading', 'category', 'keywords', 'text'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  engine.addAll(places.map((place, id) => ({ ...place, id })));
  const known = new Set(
    places.flatMap(({ title, heading, category, keywords, text }) =>
      termsOf(`${title} ${heading} ${category} ${keywords} ${text}`),
    ),
  );
  const hear = makeEar(spokenTexts(index), index, (pair) => known.has(pair));

  const find = ({ wording, weight, name }: Wording, mayGuess: boolean) => {
    const asked = tellingTerms(wording).length;
    const needed = tellingTerms(name ?? '');
    return engine
      .search(wording, {
        boost: { title: 4, heading: 3, keywords: 3, category: 1.5 },
        boostDocument: (id) => places[id]?.weight ?? 1,
        tokenize: tellingTerms,
        // The last word may still be being typed; others are whole, unless no text has them.
        prefix: (term, at, terms) =>
          term.length > 3 && !isHan(term) && (at === terms.length - 1 || !known.has(term)),
        fuzzy: (term) =>
          name === undefined &&
          !known.has(term) &&
          (mayGuess || !isHan(term)) &&
          allowedMistakes(term),
        weights: { fuzzy: 0.5, prefix: 0.5 },
      })
      .flatMap(({ id, score, match, queryTerms }) => {
        const place = places[id];
        const terms = Object.keys(match);
        if (!place || !needed.every((term) => queryTerms.includes(term))) return [];
        // A guessed word alone answers nothing when more was asked for.
        const isGuess = queryTerms.every((asked) => !terms.some((term) => term.startsWith(asked)));
        if (isGuess && queryTerms.length < asked) return [];
        // By the word, so that a longer wording does not win by its length; a place that has all
        // that was asked for comes before one that has a part of it often.
        const share = queryTerms.length / asked ** 2;
        const value = score * share * weight * closeness(place, wording);
        return [{ place, value, terms }];
      });
  };

  const findPlaces = (query: string): Hit[] => {
    const wordings = wordingsOf(query, hear);
    const exactly = wordings.flatMap((wording) => find(wording, false));
    const all = exactly.length > 0 ? exactly : wordings.flatMap((wording) => find(wording, true));
    const best = new Map<Place, { value: number; terms: Set<string> }>();
    for (const { place, value, terms } of all) {
      const known = best.get(place) ?? { value: 0, terms: new Set() };
      known.value = Math.max(known.value, value);
      for (const term of terms) known.terms.add(term);
      best.set(place, known);
    }
    const told: Hit[] = [];
    const sorted = [...best].sort(([, one], [, other]) => other.value - one.value);
    const least = (sorted[0]?.[1].value ?? 0) * leastShare;
    for (const [{ hit }, { terms, value }] of sorted) {
      if (value < least) break;
      const same = told.filter(({ document }) => document === hit.document);
      if (same.length < hitsOfDocument && same.every(({ heading }) => heading !== hit.heading))
        told.push({ ...hit, terms: [...terms] });
    }
    return told;
  };

  return (query) => {
    const { exact, status } = exactAnswer(query, index);
    const hits = findPlaces(query);
    if (status === undefined) return { exact, hits };
    const codes = index.errors
      .filter((error) => error.status === status)
      .flatMap(({ code }) => places.filter(({ hit }) => hit.anchor === `error-${code}`))
      .map(({ hit }) => ({ ...hit, terms: [] }));
    const others = hits.filter(({ path }) => !codes.some((code) => code.path === path));
    return { status: { status, codes }, hits: others };
  };
}

/** A pair of Chinese characters may have one wrong; a word the more, the longer it is. */
const allowedMistakes = (term: string): number => {
  if (isHan(term)) return 1;
  if (term.length < 4) return 0;
  return term.length < 5 ? 1 : 2;
};
