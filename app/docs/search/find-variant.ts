import { memoize } from './memoize.ts';
import { closenessTo } from './search-places.ts';
import { isOnlyPeople, loneSigns, withoutStopWords } from './stop-words.ts';
import type { Match, TermIndex } from './term-index.ts';
import { isHan, termsOf } from './terms.ts';

export type Finder = {
  /** `grow`: prefix matches; `guess`: near misses; `isWhole`: the wording is the whole query. */
  find: (wording: string, may: { grow: boolean; guess: boolean; isWhole?: boolean }) => Match[];
  /** Places with every word of a name, matched whole so that longer names do not win. */
  findName: (name: string) => Match[];
};

/** Score multiplier of a synonym. */
const nameWeight = 0.7;

export function makeFinder(index: TermIndex, weigh: (term: string) => number): Finder {
  const find: Finder['find'] = (wording, { grow, guess, isWhole = false }) => {
    const isPeople = isWhole && isOnlyPeople(wording);
    const terms = isPeople ? termsOf(wording) : withoutStopWords(wording);
    const found = index.find([...terms, ...loneSigns(wording, index.has)], {
      mayGrow: (term) => term.length > 3 && !isHan(term) && (grow || !index.has(term)),
      // One character of a Chinese pair may be wrong.
      mayGuess: (term) => guess && isHan(term) && !index.has(term),
      weigh,
    });
    return [...found.values()];
  };
  const findName = memoize((name: string): Match[] => {
    const terms = withoutStopWords(name);
    if (!terms.every(index.has)) return [];
    const closeness = closenessTo(name);
    return find(name, { grow: false, guess: false })
      .filter(({ share }) => share === 1)
      .map((found) => ({
        ...found,
        score: (found.score / terms.length) * nameWeight * closeness(found.place),
      }));
  });
  return { find, findName };
}
