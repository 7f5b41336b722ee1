import { readingsOf, spellingsOf } from './password-readings.ts';

/**
 * Whether a password is one of the words with digits around it, or consists of words of four or
 * more letters by more than half (outer digits not counted).
 */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const spellings = spellingsOf(password.toLowerCase());
  const found = words.filter((word) => spellings.some((spelling) => spelling.includes(word)));
  const longWords = found.filter((word) => word.length >= 4);
  return [...readingsOf(password)].some(
    (reading) => found.includes(reading) || countCovered(reading, longWords) * 2 > reading.length,
  );
}

/** Words of a text as passwords contain them: single, and up to four joined in both orders. */
export function wordsOf(text: string): string[] {
  const words = plain(text).match(/[a-z\d]+/g) ?? [];
  const joined = [words, words.toReversed()].flatMap((row) =>
    row.flatMap((_, first) => [1, 2, 3, 4].map((n) => row.slice(first, first + n).join(''))),
  );
  return [...new Set(joined)].filter(({ length }) => length > 1);
}

/** Lower case without accents: Đặng → dang. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[đøłßæœı]/g, (letter) => plainLetters[letter] ?? letter);

const plainLetters: Record<string, string> = {
  ...{ đ: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' },
};

/** Number of characters covered by the words. */
function countCovered(text: string, words: readonly string[]): number {
  const covered = new Set<number>();
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      for (let sign = at; sign < at + word.length; sign += 1) covered.add(sign);
  return covered.size;
}
