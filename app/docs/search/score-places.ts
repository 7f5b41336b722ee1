import { affinityOf, productsNamed } from './affinity.ts';
import { type Finder, type Found, makeFinder } from './find-wording.ts';
import type { Idea } from './ideas.ts';
import { makeWeigher } from './product-terms.ts';
import { remembered } from './remembered.ts';
import { closenessTo, type Place } from './search-places.ts';
import { tellingTerms } from './telling-terms.ts';
import type { TermIndex } from './term-index.ts';
import type { Wording } from './wordings.ts';

/** What each place is worth for a query, and the terms of it that were found. */
export type Scores = Map<Place, { value: number; terms: Set<string> }>;
export type Score = (wording: Wording, mayGuess: boolean) => Scores;

/** How much a place gains from what the other places of its document say. */
const aroundWeight = 0.3;

export function makeScore(
  index: TermIndex,
  places: readonly Place[],
  ideasOf: (query: string) => Idea[],
): Score {
  const weigher = makeWeigher(index, new Set(places.map(({ hit }) => hit.document)));
  const finderAmong = remembered((products: string) =>
    makeFinder(index, weigher(products ? products.split(' ') : [])),
  );

  return ({ wording, weight }, guess) => {
    const ideas = ideasOf(wording).filter(
      ({ said, names }) => names.length > 0 || tellingTerms(said).length > 0,
    );
    const finder = finderAmong(productsNamed(wording).join(' '));
    // The last word may still be being typed.
    const scored = ideas.map((idea, at) =>
      scoreIdea(idea, finder, { grow: at === ideas.length - 1, guess }),
    );
    const around = aroundOf(scored);
    const affinity = affinityOf(wording);
    const closeness = closenessTo(wording);
    // As much as its ideas counts what was typed as a whole: short queries mean it by the letter.
    const typed = new Map(
      finder
        .find(wording, { grow: true, guess, isWhole: true })
        .map(({ place, score }) => [place, score]),
    );
    const scores: Scores = new Map();
    for (const place of new Set([...typed.keys(), ...scored.flatMap((best) => [...best.keys()])])) {
      const found = scored.flatMap((best) => best.get(place) ?? []);
      // A place that has all that was asked for comes before one that has a part of it often.
      const cover = sum(found.map(({ share }) => share)) / Math.max(1, ideas.length);
      const said = sum(found.map(({ score }) => score)) * cover;
      const own = (said + (typed.get(place) ?? 0)) * closeness(place);
      const more = place.isOfCall ? aroundWeight * (around.get(place.hit.document) ?? 0) : 0;
      scores.set(place, {
        value: ((own + more) / Math.max(1, ideas.length)) * weight * affinity(place),
        terms: new Set(found.flatMap(({ terms }) => terms)),
      });
    }
    return scores;
  };
}

/** What each place says about one idea, by the name that says it best. */
function scoreIdea(
  { said, names }: Idea,
  { find, findName }: Finder,
  may: { grow: boolean; guess: boolean },
): Map<Place, Found> {
  const asked = Math.max(1, tellingTerms(said).length);
  const best = new Map<Place, Found>();
  for (const found of [
    ...find(said, may),
    ...names.flatMap(findName).map((one) => ({ ...one, score: one.score * asked })),
  ])
    if (found.score > (best.get(found.place)?.score ?? 0)) best.set(found.place, found);
  return best;
}

/** What a document says about all ideas: of each what its best place says. */
function aroundOf(scored: readonly Map<Place, Found>[]): Map<string, number> {
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
