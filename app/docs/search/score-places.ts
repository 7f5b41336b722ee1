import { affinityOf, productsNamed } from './affinity.ts';
import { minShare } from './choose-hits.ts';
import { type Finder, makeFinder } from './find-variant.ts';
import { memoize } from './memoize.ts';
import { makeWeigher } from './product-terms.ts';
import type { QueryVariant } from './query-variants.ts';
import { closenessTo, closest, type Place } from './search-places.ts';
import { withoutStopWords } from './stop-words.ts';
import type { Idea } from './synonyms.ts';
import type { Match, TermIndex } from './term-index.ts';

/** The score of each place for a query, and the matching terms. */
export type Scores = Map<Place, { value: number; terms: Set<string> }>;
export type Score = (wording: QueryVariant, mayGuess: boolean) => Scores;

/** The share of a document's other places in the score of one. */
const aroundWeight = 0.3;

export function makeScore(
  index: TermIndex,
  places: readonly Place[],
  ideasOf: (query: string) => Idea[],
): Score {
  const weigher = makeWeigher(index, new Set(places.map(({ hit }) => hit.document)));
  const finderAmong = memoize((products: string) =>
    makeFinder(index, weigher(products ? products.split(' ') : [])),
  );

  return ({ wording, weight }, guess) => {
    const ideas = ideasOf(wording).filter(
      ({ said, names }) => names.length > 0 || withoutStopWords(said).length > 0,
    );
    const finder = finderAmong(productsNamed(wording).join(' '));
    // The last word may be incomplete: match it as a prefix.
    const scored = ideas.map((idea, at) =>
      scoreIdea(idea, finder, { grow: at === ideas.length - 1, guess }),
    );
    const around = aroundOf(scored);
    const affinity = affinityOf(wording);
    // The whole query counts as much as its parts: short queries are meant literally.
    const typed = finder.find(wording, { grow: true, guess, isWhole: true });
    const sums = sumUp(scored, typed);
    const worth = ({ said, shares, typed }: Sum, place: Place, closeness: number): number => {
      // A place with all parts of the query ranks before one that repeats a single part.
      const own = ((said * shares) / Math.max(1, ideas.length) + typed) * closeness;
      const more = place.isOfCall ? aroundWeight * (around.get(place.hit.document) ?? 0) : 0;
      const fits = Math.max(...place.owners.map(affinity));
      return ((own + more) / Math.max(1, ideas.length)) * weight * fits;
    };
    let best = 0;
    for (const [place, sum] of sums) best = Math.max(best, worth(sum, place, 1));
    const closeness = closenessTo(wording);
    const scores: Scores = new Map();
    // Skip places that even the highest closeness would not lift above the least share.
    for (const [place, sum] of sums)
      if (worth(sum, place, closest) >= best * minShare)
        scores.set(place, { value: worth(sum, place, closeness(place)), terms: sum.terms });
    return scores;
  };
}

/**
 * A place's scores: of all concepts, of the matched ones (`shares`), and of the whole query
 * (`typed`).
 */
type Sum = { said: number; shares: number; typed: number; terms: Set<string> };

function sumUp(scored: readonly Map<Place, Match>[], typed: readonly Match[]): Map<Place, Sum> {
  const sums = new Map<Place, Sum>();
  const sumOf = (place: Place): Sum => {
    const sum = sums.get(place) ?? { said: 0, shares: 0, typed: 0, terms: new Set() };
    sums.set(place, sum);
    return sum;
  };
  for (const { place, score } of typed) sumOf(place).typed = score;
  for (const best of scored)
    for (const [place, { score, share, terms }] of best) {
      const sum = sumOf(place);
      sum.said += score;
      sum.shares += share;
      for (const term of terms) sum.terms.add(term);
    }
  return sums;
}

/** The score of each place for one concept, by its best name. */
function scoreIdea(
  { said, names }: Idea,
  { find, findName }: Finder,
  may: { grow: boolean; guess: boolean },
): Map<Place, Match> {
  const count = Math.max(1, withoutStopWords(said).length);
  const best = new Map<Place, Match>();
  const learn = (match: Match) => {
    if (match.score > (best.get(match.place)?.score ?? 0)) best.set(match.place, match);
  };
  find(said, may).forEach(learn);
  for (const name of names)
    for (const match of findName(name)) learn({ ...match, score: match.score * count });
  return best;
}

/** The score of each document: per concept that of its best place. */
function aroundOf(scored: readonly Map<Place, Match>[]): Map<string, number> {
  const best = new Map<string, number[]>();
  scored.forEach((places, idea) => {
    for (const [{ hit }, { score }] of places) {
      const own = best.get(hit.document) ?? scored.map(() => 0);
      own[idea] = Math.max(own[idea] ?? 0, score);
      best.set(hit.document, own);
    }
  });
  const share = (own: number[]) => own.filter((score) => score > 0).length / scored.length;
  return new Map([...best].map(([document, own]) => [document, sum(own) * share(own)]));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
