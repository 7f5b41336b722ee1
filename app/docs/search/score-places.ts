import { affinityOf, productsNamed } from './affinity.ts';
import { leastShare } from './choose-hits.ts';
import { type Finder, makeFinder } from './find-variant.ts';
import { memoize } from './memoize.ts';
import { makeWeigher } from './product-terms.ts';
import type { QueryVariant } from './query-variants.ts';
import { closenessTo, closest, type Place } from './search-places.ts';
import { withoutStopWords } from './stop-words.ts';
import type { Idea } from './synonyms.ts';
import type { Match, TermIndex } from './term-index.ts';

/** What each place is worth for a query, and the terms of it that were found. */
export type Scores = Map<Place, { value: number; terms: Set<string> }>;
export type Score = (wording: QueryVariant, mayGuess: boolean) => Scores;

/** How much a place gains from what the other places of its document say. */
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
    // The last word may still be being typed.
    const scored = ideas.map((idea, at) =>
      scoreIdea(idea, finder, { grow: at === ideas.length - 1, guess }),
    );
    const around = aroundOf(scored);
    const affinity = affinityOf(wording);
    // As much as its ideas counts what was typed as a whole: short queries mean it by the letter.
    const typed = finder.find(wording, { grow: true, guess, isWhole: true });
    const sums = sumUp(scored, typed);
    const worth = ({ said, shares, typed }: Sum, place: Place, closeness: number): number => {
      // A place that has all that was asked for comes before one that has a part of it often.
      const own = ((said * shares) / Math.max(1, ideas.length) + typed) * closeness;
      const more = place.isOfCall ? aroundWeight * (around.get(place.hit.document) ?? 0) : 0;
      return ((own + more) / Math.max(1, ideas.length)) * weight * affinity(place.hit.document);
    };
    let best = 0;
    for (const [place, sum] of sums) best = Math.max(best, worth(sum, place, 1));
    const closeness = closenessTo(wording);
    const scores: Scores = new Map();
    // Most places need not be read: even if they had the wording they would not be shown.
    for (const [place, sum] of sums)
      if (worth(sum, place, closest) >= best * leastShare)
        scores.set(place, { value: worth(sum, place, closeness(place)), terms: sum.terms });
    return scores;
  };
}

/** What a place says about all ideas, which share of each it has, and what it says of the whole. */
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

/** What each place says about one idea, by the name that says it best. */
function scoreIdea(
  { said, names }: Idea,
  { find, findName }: Finder,
  may: { grow: boolean; guess: boolean },
): Map<Place, Match> {
  const asked = Math.max(1, withoutStopWords(said).length);
  const best = new Map<Place, Match>();
  const learn = (match: Match) => {
    if (match.score > (best.get(match.place)?.score ?? 0)) best.set(match.place, match);
  };
  find(said, may).forEach(learn);
  for (const name of names)
    for (const match of findName(name)) learn({ ...match, score: match.score * asked });
  return best;
}

/** What a document says about all ideas: of each what its best place says. */
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
