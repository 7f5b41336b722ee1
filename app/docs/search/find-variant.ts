import { memoize } from './memoize.ts';
import { closenessTo } from './search-places.ts';
import { isOnlyPeople, loneSigns, withoutStopWords } from './stop-words.ts';
import type { Match, TermIndex } from './term-index.ts';
import { isHan, termsOf } from './terms.ts';

export type Finder = {
  /** `isWhole`: it is all that was asked for. */
  find: (wording: string, may: { grow: boolean; guess: boolean; isWhole?: boolean }) => Match[];
  /** The places that have all of a name, by the word, so that a longer name does not win. */
  findName: (name: string) => Match[];
};

/** How much another name counts beside what was typed. */
const nameWeight = 0.7;

export function makeFinder(index: TermIndex, weigh: (term: string) => number): Finder {
  const find: Finder['find'] = (wording, { grow, guess, isWhole = false }) => {
    const isPeople = isWhole && isOnlyPeople(wording);
    const asked = isPeople ? termsOf(wording) : withoutStopWords(wording);
    const found = index.find([...asked, ...loneSigns(wording, index.has)], {
      mayGrow: (term) => term.length > 3 && !isHan(term) && (grow || !index.has(term)),
      // A pair of Chinese characters may have one wrong.
      mayGuess: (term) => guess && isHan(term) && !index.has(term),
      weigh,
    });
    return [...found.values()];
  };
  const findName = memoize((name: string): Match[] => {
    const asked = withoutStopWords(name);
    if (!asked.every(index.has)) return [];
    const closeness = closenessTo(name);
    return find(name, { grow: false, guess: false })
      .filter(({ share }) => share === 1)
      .map((found) => ({
        ...found,
        score: (found.score / asked.length) * nameWeight * closeness(found.place),
      }));
  });
  return { find, findName };
}
