const word = /[a-z0-9]+(?:[-_.][a-z0-9]+)*/gi;
const han = /\p{Script=Han}+/gu;

export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Latin words as texts have them, each with its terms. */
export type Vocabulary = Map<string, string[]>;

/**
 * What a text is found by: Latin words in small letters, whole and in their parts (`messageId`,
 * `message`, `id`), and each two Chinese characters that stand side by side.
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

/** The Chinese characters of a text, each by itself. */
export const signsOf = (text: string): string[] => text.match(/\p{Script=Han}/gu) ?? [];

/** The Latin words of texts in small letters, whole and in their parts. */
export function wordsIn(texts: Iterable<string>): string[] {
  const words: string[] = [];
  for (const text of texts)
    for (const found of text.match(word) ?? []) words.push(...wordsOf(found));
  return words;
}

/** A Latin word in small letters, whole and in its parts. */
export function wordsOf(found: string): string[] {
  const parts = found
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.]/);
  const whole = parts.join('');
  return parts.length > 1 ? [whole, ...parts] : [whole];
}

/** A word without its ending: `charging`, `charged` and `charges` are one. */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const single = word.replace(/ies$/, 'y').replace(/(?<![isu])s$/, '');
  // A recording is something else than a record.
  if (single === 'recording') return single;
  return single.replace(/(?<=[a-z]{4})(?:ed|ing)$/, '').replace(/(?<=[a-z]{4})[ey]$/, '');
}

/** What `stemOf` takes away, for whoever looks for the whole word. */
export const endings = /^(?:ies|y|ed|es|ing|e|s)(?![a-z])/;

/** Each two that stand side by side; one that stands alone. */
function addPairs(run: string, terms: string[]): void {
  if (run.length === 1) terms.push(run);
  for (let at = 1; at < run.length; at += 1) terms.push(run.slice(at - 1, at + 1));
}
