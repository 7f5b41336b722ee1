import { memoize } from './memoize.ts';
import { rarityOf } from './product-terms.ts';
import type { Place } from './search-places.ts';
import { isHan, signsOf, termsOf, type Vocabulary, wordsOf } from './terms.ts';

/** What a name in a title says about a place beside the same in its text. */
const boosts = { title: 4, heading: 3, keywords: 3, text: 1 };
const parts = ['title', 'heading', 'keywords', 'text'] as const;
/** How much a longer word, or another pair of characters, counts beside the one asked for. */
const guessed = { grown: 0.5, near: 0.5 };

/** How a term may be found otherwise than by the letter. */
export type Leeway = {
  mayGrow: (term: string) => boolean;
  mayGuess: (term: string) => boolean;
  /** How much a term counts. */
  weigh: (term: string) => number;
};

/** `terms`: those that it has; `share`: how many of those asked for are among them. */
export type Match = { place: Place; score: number; share: number; terms: string[] };

export type TermIndex = {
  has: (term: string) => boolean;
  /** Every Latin word that a place has. */
  words: () => string[];
  /** The documents that have a term. */
  documentsWith: (term: string) => ReadonlySet<string>;
  find: (asked: readonly string[], leeway: Leeway) => Map<Place, Match>;
};

/** Which place has which terms; worth is BM25+, as most engines have it. */
export async function indexTerms(
  places: readonly Place[],
  rest: () => Promise<void> | undefined,
): Promise<TermIndex> {
  /** By term: the place and part of each time it stands there, `place * parts + part`. */
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
  // The places of a document have its title and category.
  const termsAgain = memoize(terms);
  const nameTerms = memoize((name: string) => [...terms(name), ...signsOf(name)]);
  for (const [at, { title, heading, category, keywords, text }] of places.entries()) {
    const first = at * parts.length;
    // Some titles have the name of the product and some not: each counts as if it had.
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

  /** What each place that has a term is worth for it. */
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
  /** The terms that one may mean, and how much each counts. */
  const meant = (asked: string, { mayGrow, mayGuess }: Leeway): [string, number][] => [
    [asked, 1],
    ...(mayGrow(asked) ? grown(asked, all) : []),
    ...(mayGuess(asked) ? near(asked, all) : []),
  ];

  return {
    has: (term) => standings.has(term),
    documentsWith,
    words: () => [...vocabulary.keys()].flatMap(wordsOf),
    find: (asked, leeway) => {
      const wanted = new Set(asked);
      const found = new Map<Place, Match & { many: number; last: string }>();
      for (const one of wanted)
        for (const [term, guess] of meant(one, leeway)) {
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
        // Two of the words say more than one of them twice.
        match.share = match.many / wanted.size;
        match.score *= match.many * match.share;
      }
      return found;
    },
  };
}

const startMatch = (place: Place) => ({ place, score: 0, share: 0, terms: [], many: 0, last: '' });

const grown = (asked: string, terms: readonly string[]): [string, number][] =>
  terms
    .filter((term) => term.length > asked.length && term.startsWith(asked))
    .map((term) => [
      term,
      (guessed.grown * term.length) / (term.length + 0.3 * (term.length - asked.length)),
    ]);

/** Pairs that have one of the two characters in its place, and these alone. */
const near = (asked: string, terms: readonly string[]): [string, number][] =>
  terms
    .filter(
      (term) =>
        term !== asked && (term[0] === asked[0] || term.at(-1) === asked.at(-1)) && isHan(term),
    )
    .map((term) => [term, (guessed.near * term.length) / (term.length + 1)]);

/** The tenth time says less than the second, and in a long text each says less. */
const saturation = (count: number, length: number): number =>
  0.5 + (count * 2.2) / (count + 1.2 * (0.3 + 0.7 * length));
