import { affinityOf } from './affinity.ts';
import type { Idea } from './ideas.ts';
import { remembered } from './remembered.ts';
import { closeness, type Place } from './search-places.ts';
import { isOnlyPeople, tellingTerms } from './telling-terms.ts';
import type { Match, TermIndex } from './term-index.ts';
import { isHan, termsOf } from './terms.ts';
import type { Wording } from './wordings.ts';

/** What each place is worth for a query, and the terms of it that were found. */
export type Scores = Map<Place, { value: number; terms: Set<string> }>;
export type Score = (wording: Wording, mayGuess: boolean) => Scores;

/** How much another name counts beside what was typed. */
const nameWeight = 0.7;
/** How much a place gains from what the other places of its document say. */
const aroundWeight = 0.3;

export function makeScore(index: TermIndex, ideasOf: (query: string) => Idea[]): Score {
  const find = (wording: string, mayGrow: boolean, mayGuess: boolean, isWhole = false): Found[] => {
    const asked = isWhole && isOnlyPeople(wording) ? termsOf(wording) : tellingTerms(wording);
    const found = index.find(asked, {
      mayGrow: (term) => term.length > 3 && !isHan(term) && (mayGrow || !index.has(term)),
      // A pair of Chinese characters may have one wrong.
      mayGuess: (term) => mayGuess && isHan(term) && !index.has(term),
    });
    return [...found].map(([place, match]) => ({ place, ...match }));
  };

  /** The places that have all of a name, by the word, so that a longer name does not win. */
  const findName = remembered((name: string): Found[] => {
    const asked = tellingTerms(name);
    if (!asked.every(index.has)) return [];
    return find(name, false, false)
      .filter(({ share }) => share === 1)
      .map((found) => ({
        ...found,
        score: (found.score / asked.length) * nameWeight * closeness(found.place, name),
      }));
  });

  /** What each place says about one idea, by the name that says it best. */
  const scoreIdea = ({ said, names }: Idea, mayGrow: boolean, mayGuess: boolean) => {
    const asked = Math.max(1, tellingTerms(said).length);
    const best = new Map<Place, Found>();
    for (const found of [
      ...find(said, mayGrow, mayGuess),
      ...names.flatMap(findName).map((one) => ({ ...one, score: one.score * asked })),
    ])
      if (found.score > (best.get(found.place)?.score ?? 0)) best.set(found.place, found);
    return best;
  };

  return ({ wording, weight }, mayGuess) => {
    const ideas = ideasOf(wording).filter(
      ({ said, names }) => names.length > 0 || tellingTerms(said).length > 0,
    );
    // The last word may still be being typed.
    const scored = ideas.map((idea, at) => scoreIdea(idea, at === ideas.length - 1, mayGuess));
    const around = aroundOf(scored);
    const affinity = affinityOf(wording);
    // As much as its ideas counts what was typed as a whole: short queries mean it by the letter.
    const typed = new Map(
      find(wording, true, mayGuess, true).map(({ place, score }) => [place, score]),
    );
    const scores: Scores = new Map();
    for (const place of new Set([...typed.keys(), ...scored.flatMap((best) => [...best.keys()])])) {
      const found = scored.flatMap((best) => best.get(place) ?? []);
      // A place that has all that was asked for comes before one that has a part of it often.
      const cover = sum(found.map(({ share }) => share)) / Math.max(1, ideas.length);
      const said = sum(found.map(({ score }) => score)) * cover;
      const own = (said + (typed.get(place) ?? 0)) * closeness(place, wording);
      const more = place.isOfCall ? aroundWeight * (around.get(place.hit.document) ?? 0) : 0;
      scores.set(place, {
        value: ((own + more) / Math.max(1, ideas.length)) * weight * affinity(place),
        terms: new Set(found.flatMap(({ terms }) => terms)),
      });
    }
    return scores;
  };
}

type Found = Match & { place: Place };

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
