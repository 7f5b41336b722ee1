import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** What the Latin faces do not have: Chinese, and letters of other scripts that a name may bring. */
export const isForeign = (letter: string): boolean =>
  letter >= '\u0100' && !(letter >= '\u2000' && letter < '\u2e80');

export const isChinese = (letter: string): boolean => letter >= '\u2e80';

/** Letters of other scripts with the files that have them; those that no file has are left out. */
export const foreignLetters = (letters: readonly string[]): Promise<LetterSource[]> =>
  sourcesOf(letters.filter((letter) => isForeign(letter) && !isChinese(letter)));

export type LetterSource = { source: string; letters: string[] };

/** The face comes in a hundred files, each with some of its letters. */
export async function sourcesOf(letters: readonly string[]): Promise<LetterSource[]> {
  const ranges: Record<string, string> = JSON.parse(
    await readFile(require.resolve(`${family}/unicode.json`), 'utf8'),
  );
  return Object.entries(ranges).flatMap(([name, range]) => {
    const own = letters.filter(within(range));
    const file = `${family}/files/noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`;
    return own.length > 0 ? [{ source: require.resolve(file), letters: own }] : [];
  });
}

const family = '@fontsource-variable/noto-sans-sc';
const require = createRequire(import.meta.url);

/** From `U+4e00-4e05,U+4e08` to a question about one letter. */
function within(ranges: string): (letter: string) => boolean {
  const bounds = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice('U+'.length).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return bounds.some(([from, to]) => from <= code && code <= to);
  };
}
