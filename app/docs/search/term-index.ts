import { memoize } from './memoize.ts';
import { rarityOf } from './product-terms.ts';
import type { Place } from './search-places.ts';
import { isHan, signsOf, termsOf, type Vocabulary, wordsOf } from './terms.ts';

/** Score multiplier by where a term occurs. */
const boosts = { title: 4, heading: 3, keywords: 3, text: 1 };
const parts = ['title', 'heading', 'keywords', 'text'] as const;
/** Score multiplier of prefix matches (`grown`) and of similar pairs of characters (`near`). */
const guessed = { grown: 0.5, near: 0.5 };

/** How a term may match other than exactly. */
export type Leeway = {
  mayGrow: (term: string) => boolean;
  mayGuess: (term: string) => boolean;
  /** The weight of a term. */
  weigh: (term: string) => number;
};

/** `terms`: the matching ones; `share`: which part of the wanted terms they are. */
export type Match = { place: Place; score: number; share: number; terms: string[] };

export type TermIndex = {
  has: (term: string) => boolean;
  /** All Latin words of all places. */
  words: () => string[];
  /** The documents that have a term. */
  documentsWith: (term: string) => ReadonlySet<string>;
  find: (wanted: readonly string[], leeway: Leeway) => Map<Place, Match>;
};

/** An inverted index of places; scores are BM25+. */
export async function indexTerms(
  places: readonly Place[],
  rest: () => Promise<void> | undefined,
): Promise<TermIndex> {
  const { standings, lengths, averages, vocabulary } = await collectTerms(places, rest);

  /** The score of each place for a term. */
  const worthOf = memoize((term: string): Map<number, number> => {
    const times = new Map<number, number>();
    for (const spot of standings.get(term) ?? []) times.set(spot, (times.get(spot) ?? 0) + 1);
    const matching = parts.map(() => 0);
    for (const spot of times.keys()) {
      const part = spot % parts.length;
      matching[part] = (matching[part] ?? 0) + 1;
    }
    const worth = new Map<number, number>();
    for (const [spot, count] of times) {
      const part = spot % parts.length;
      const at = (spot - part) / parts.length;
      const rarity = rarityOf(matching[part] ?? 0, places.length);
      const length = (lengths[spot] ?? 0) / (averages[part] || 1);
      const boost = boosts[parts[part] ?? 'text'] * (places[at]?.weight ?? 1);
      worth.set(at, (worth.get(at) ?? 0) + boost * rarity * saturation(count, length));
    }
    return worth;
  });

  const documentsWith = memoize((term: string): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const spot of standings.get(term) ?? [])
      found.add(places[Math.floor(spot / parts.length)]?.hit.document ?? '');
    return found;
  });

  const all = [...standings.keys()];
  /** The terms that match a wanted one, with their multipliers. */
  const matching = (wanted: string, { mayGrow, mayGuess }: Leeway): [string, number][] => [
    [wanted, 1],
    ...(mayGrow(wanted) ? grown(wanted, all) : []),
    ...(mayGuess(wanted) ? near(wanted, all) : []),
  ];

  return {
    has: (term) => standings.has(term),
    documentsWith,
    words: () => [...vocabulary.keys()].flatMap(wordsOf),
    find: (wanted, leeway) => {
      const terms = new Set(wanted);
      const found = new Map<Place, Match & { many: number; last: string }>();
      for (const one of terms)
        for (const [term, guess] of matching(one, leeway)) {
          const weight = guess * leeway.weigh(term);
          for (const [at, worth] of worthOf(term)) {
            const place = places[at];
            if (!place) continue;
            const match = found.get(place) ?? startMatch(place);
            match.score += worth * weight;
            match.terms.push(term);
            if (match.last !== one) match.many += 1;
            match.last = one;
            found.set(place, match);
          }
        }
      for (const match of found.values()) {
        // Two different terms count more than one term twice.
        match.share = match.many / terms.size;
        match.score *= match.many * match.share;
      }
      return found;
    },
  };
}

/** Reads the terms of all places, with the lengths of their parts in terms. */
async function collectTerms(places: readonly Place[], rest: () => Promise<void> | undefined) {
  /** Occurrences by term: `place * parts.length + part`. */
  const standings = new Map<string, number[]>();
  const lengths: number[] = [];
  const learn = (terms: readonly string[], spot: number) => {
    let length = 0;
    for (const term of terms) {
      const known = standings.get(term);
      if (known?.[known.length - 1] !== spot) length += 1;
      if (known) known.push(spot);
      else standings.set(term, [spot]);
    }
    lengths[spot] = length;
  };
  const vocabulary: Vocabulary = new Map();
  const terms = (text: string) => termsOf(text, vocabulary);
  // All places of a document share its title and category.
  const termsAgain = memoize(terms);
  const nameTerms = memoize((name: string) => [...terms(name), ...signsOf(name)]);
  for (const [at, { title, heading, category, keywords, text }] of places.entries()) {
    const first = at * parts.length;
    // Only some titles contain the product's name: add it to all.
    learn([...new Set([...nameTerms(title), ...termsAgain(category)])], first);
    learn(nameTerms(heading), first + 1);
    learn(nameTerms(keywords), first + 2);
    learn(terms(text), first + 3);
    await rest();
  }
  const averages = parts.map((_, part) => {
    let sum = 0;
    for (let spot = part; spot < lengths.length; spot += parts.length) sum += lengths[spot] ?? 0;
    return sum / places.length;
  });
  return { standings, lengths, averages, vocabulary };
}

const startMatch = (place: Place) => ({ place, score: 0, share: 0, terms: [], many: 0, last: '' });

const grown = (wanted: string, terms: readonly string[]): [string, number][] =>
  terms
    .filter((term) => term.length > wanted.length && term.startsWith(wanted))
    .map((term) => [
      term,
      (guessed.grown * term.length) / (term.length + 0.3 * (term.length - wanted.length)),
    ]);

/** Pairs of characters that differ from `wanted` in one. */
const near = (wanted: string, terms: readonly string[]): [string, number][] =>
  terms
    .filter(
      (term) =>
        term !== wanted && (term[0] === wanted[0] || term.at(-1) === wanted.at(-1)) && isHan(term),
    )
    .map((term) => [term, (guessed.near * term.length) / (term.length + 1)]);

/** BM25 saturation: further occurrences add less, in long texts even less. */
const saturation = (count: number, length: number): number =>
  0.5 + (count * 2.2) / (count + 1.2 * (0.3 + 0.7 * length));
