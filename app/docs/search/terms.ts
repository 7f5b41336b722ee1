const word = /[a-z0-9]+(?:[-_.][a-z0-9]+)*/gi;
const han = /\p{Script=Han}+/gu;

export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Terms by Latin word, a cache. */
export type Vocabulary = Map<string, string[]>;

/**
 * The search terms of a text: Latin words in lower case, whole and split (`messageId`, `message`,
 * `id`), and pairs of adjacent Chinese characters.
 */
export function termsOf(text: string, known: Vocabulary = new Map()): string[] {
  const terms: string[] = [];
  for (const found of text.match(word) ?? []) {
    const own = known.get(found) ?? wordsOf(found).map(stemOf);
    known.set(found, own);
    terms.push(...own);
  }
  for (const run of text.match(han) ?? []) addPairs(run, terms);
  return terms;
}

/** The single Chinese characters of a text. */
export const signsOf = (text: string): string[] => text.match(/\p{Script=Han}/gu) ?? [];

/** The Latin words of texts in lower case, whole and split into their parts. */
export function wordsIn(texts: Iterable<string>): string[] {
  const words: string[] = [];
  for (const text of texts)
    for (const found of text.match(word) ?? []) words.push(...wordsOf(found));
  return words;
}

/** A Latin word in lower case, whole and split into its parts. */
export function wordsOf(found: string): string[] {
  const parts = found
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.]/);
  const whole = parts.join('');
  return parts.length > 1 ? [whole, ...parts] : [whole];
}

/** The stem of an English word: `charging`, `charged` and `charges` have the same. */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const single = word.replace(/ies$/, 'y').replace(/(?<![isu])s$/, '');
  // “Recording” must not match “record”.
  if (single === 'recording') return single;
  return single.replace(/(?<=[a-z]{4})(?:ed|ing)$/, '').replace(/(?<=[a-z]{4})[ey]$/, '');
}

/** The suffix that `stemOf` removes. */
export const endings = /^(?:ies|y|ed|es|ing|e|s)(?![a-z])/;

/** Adds the pairs of adjacent characters, or a single character. */
function addPairs(run: string, terms: string[]): void {
  if (run.length === 1) terms.push(run);
  for (let at = 1; at < run.length; at += 1) terms.push(run.slice(at - 1, at + 1));
}
