import MiniSearch from 'minisearch';
import { type Idea, ideasOf } from './ideas.ts';
import { closeness, type Place } from './search-places.ts';
import { tellingTerms } from './telling-terms.ts';
import { isHan, termsOf } from './terms.ts';
import type { Wording } from './wordings.ts';
import { productWords } from '#content/docs/product-words.ts';

/** What each place is worth for a query, and the terms of it that were found. */
export type Scores = Map<Place, { value: number; terms: Set<string> }>;
export type Score = (wording: Wording, mayGuess: boolean) => Scores;

/** How much another name counts beside what was typed. */
const nameWeight = 0.7;
/** How much a place gains from what the rest of its document says about the query. */
const documentWeight = 0.3;

export function makeScore(places: readonly Place[], isKnown: (term: string) => boolean): Score {
  const engine = new MiniSearch<Place & { id: number }>({
    fields: ['title', 'heading', 'category', 'keywords', 'text'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  engine.addAll(places.map((place, id) => ({ ...place, id })));

  const find = (wording: string, isLast: boolean, mayGuess: boolean) => {
    const asked = tellingTerms(wording).length;
    return engine
      .search(wording, {
        boost: { title: 4, heading: 3, keywords: 3, category: 1.5 },
        boostDocument: (id) => places[id]?.weight ?? 1,
        tokenize: tellingTerms,
        // The last word may still be being typed; others are whole, unless no text has them.
        prefix: (term, at, terms) =>
          term.length > 3 &&
          !isHan(term) &&
          ((isLast && at === terms.length - 1) || !isKnown(term)),
        fuzzy: (term) => (mayGuess && isHan(term) && !isKnown(term) ? 1 : false),
        weights: { fuzzy: 0.5, prefix: 0.5 },
      })
      .map(({ id, score, match, queryTerms }) => ({
        id,
        score,
        share: queryTerms.length / asked,
        asked,
        terms: Object.keys(match),
      }));
  };

  /** What each place says about one idea: by the best of its names. */
  const scoreIdea = ({ said, names }: Idea, isLast: boolean, mayGuess: boolean) => {
    const best = new Map<number, Found>();
    const keep = (id: number, found: Found) => {
      if (found.score > (best.get(id)?.score ?? 0)) best.set(id, found);
    };
    const asked = Math.max(1, tellingTerms(said).length);
    for (const { id, score, share, terms } of find(said, isLast, mayGuess))
      keep(id, { score: score * share, share, terms });
    for (const name of names) {
      const wanted = tellingTerms(name);
      if (!wanted.every(isKnown)) continue;
      for (const { id, score, share, terms } of find(name, false, false)) {
        const place = places[id];
        // By the word, so that a longer name does not win by its length.
        if (place && share === 1)
          keep(id, {
            score: (score / wanted.length) * asked * nameWeight * closeness(place, name),
            share,
            terms,
          });
      }
    }
    return best;
  };

  return ({ wording, weight }, mayGuess) => {
    const ideas = ideasOf(wording);
    const affinity = affinityOf(wording);
    const telling = ideas.filter(({ said, names }) => names.length > 0 || tellingTerms(said).length > 0);
    const perIdea = telling.map((idea, at) => scoreIdea(idea, at === telling.length - 1, mayGuess));
    const documents = new Map<string, number[]>();
    const found = new Map<Place, { scores: number[]; shares: number; terms: Set<string> }>();
    perIdea.forEach((best, idea) => {
      for (const [id, { score, share, terms }] of best) {
        const place = places[id];
        if (!place) continue;
        const known = found.get(place) ?? { scores: [], shares: 0, terms: new Set() };
        known.scores.push(score);
        known.shares += share;
        for (const term of terms) known.terms.add(term);
        found.set(place, known);
        const own = documents.get(place.hit.document) ?? telling.map(() => 0);
        own[idea] = Math.max(own[idea] ?? 0, score);
        documents.set(place.hit.document, own);
      }
    });
    const values: Scores = new Map();
    for (const [place, { scores, shares, terms }] of found) {
      const cover = shares / telling.length;
      const around = documents.get(place.hit.document) ?? [];
      const aroundCover = around.filter((score) => score > 0).length / telling.length;
      const value =
        sum(scores) * cover * closeness(place, wording) + documentWeight * sum(around) * aroundCover * place.isOne;
      values.set(place, { value: (value * weight * affinity(place)) / telling.length, terms });
    }
    return values;
  };
}

type Found = { score: number; share: number; terms: string[] };

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** Who names a product means its documents rather than those of another. */
function affinityOf(wording: string): (place: Place) => number {
  const meant = Object.keys(productWords).filter((product) => productWords[product]?.test(wording));
  return ({ hit }) => {
    const [product = ''] = hit.document.split('/');
    if (meant.length === 0 || !(product in productWords)) return 1;
    return meant.includes(product) ? 1.3 : 0.6;
  };
}
