const word = /[a-z0-9]+(?:[-_.][a-z0-9]+)*/gi;
const han = /\p{Script=Han}+/gu;

export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/**
 * What a text is found by: Latin words in small letters, whole and in their parts (`messageId`,
 * `message`, `id`), and each two Chinese characters that stand side by side.
 */
export const termsOf = (text: string): string[] => [
  ...wordsOf(text).map(stemOf),
  ...[...text.matchAll(han)].flatMap(([found]) => pairsOf(found)),
];

/** Latin words in small letters, whole and in their parts. */
export const wordsOf = (text: string): string[] =>
  [...text.matchAll(word)].flatMap(([found]) => wordAndParts(found));

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

function wordAndParts(found: string): string[] {
  const parts = found
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.]/);
  const whole = parts.join('');
  return parts.length > 1 ? [whole, ...parts] : [whole];
}

const pairsOf = (run: string): string[] => {
  const signs = [...run];
  if (signs.length < 2) return signs;
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
};
