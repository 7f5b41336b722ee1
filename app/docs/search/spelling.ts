import { memoize, onDemand } from './memoize.ts';

/** The nearest known word to a misspelt one; undefined where it is known or none is near. */
export type Speller = (word: string) => string | undefined;

/** `words` in order of preference: of equally near ones the first is taken. */
export function makeSpeller(words: () => Iterable<string>): Speller {
  const knownWords = onDemand(() => [...new Set(words())]);
  return memoize((typed: string) => {
    const word = typed.replace(/[_-]/g, '');
    if (/[^a-z0-9]/.test(word)) return undefined;
    const known = knownWords();
    // The beginning of a known word may be incomplete, not misspelt.
    if (known.some((other) => other.startsWith(word))) return undefined;
    let nearest: string | undefined;
    let least = allowedMistakes(word) + 1;
    for (const other of known) {
      if (Math.abs(other.length - word.length) >= least) continue;
      const mistakes = mistakesBetween(word, other, least);
      if (mistakes < least) [nearest, least] = [other, mistakes];
    }
    // Otherwise a known beginning: “fraudulent” finds “fraud”.
    return nearest ?? known.filter((other) => other.length > 4 && word.startsWith(other)).at(0);
  });
}

/** How many letters of a word may be wrong, by its length. */
export const allowedMistakes = ({ length }: string): number => {
  if (length < 4) return 0;
  if (length < 7) return 1;
  return length < 11 ? 2 : 3;
};

/** Edit distance with swaps of adjacent letters, `most` at most. */
export function mistakesBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    let least = row;
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && at > 1 ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      least = Math.min(least, next[at] ?? 0);
    }
    if (least >= most) return most;
    [before, last] = [last, next];
  }
  return Math.min(most, last[other.length] ?? 0);
}
