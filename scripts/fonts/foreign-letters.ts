import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Characters the Latin faces do not have: Chinese, and other scripts that a name may contain. */
export const isForeign = (letter: string): boolean =>
  letter >= '\u0100' && !(letter >= '\u2000' && letter < '\u2e80');

const isChinese = (letter: string): boolean => letter >= '\u2e80';

/**
 * Characters of other scripts with the font files that have them; those that no file has are left
 * out.
 */
export const foreignLetters = (letters: readonly string[]): Promise<LetterSource[]> =>
  sourcesOf(letters.filter((letter) => isForeign(letter) && !isChinese(letter)));

export type LetterSource = { source: string; letters: string[] };

/** Our own face first; the other one has Cyrillic and, in a hundred files, Chinese. */
const families = ['hubot-sans', 'noto-sans-sc'];

export async function sourcesOf(letters: readonly string[]): Promise<LetterSource[]> {
  const sources: LetterSource[] = [];
  let missing = letters;
  for (const family of families) {
    const folder = `@fontsource-variable/${family}`;
    const ranges: Record<string, string> = JSON.parse(
      await readFile(require.resolve(`${folder}/unicode.json`), 'utf8'),
    );
    for (const [name, range] of Object.entries(ranges)) {
      const own = missing.filter(within(range));
      if (own.length === 0) continue;
      const file = `${folder}/files/${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`;
      sources.push({ source: require.resolve(file), letters: own });
      missing = missing.filter((letter) => !own.includes(letter));
    }
  }
  return sources;
}

/** Characters of other scripts that none of the files has. */
export async function lettersWithoutTypeface(text: string): Promise<string[]> {
  const letters = [...new Set(text)].filter(isForeign);
  const found = (await sourcesOf(letters)).flatMap(({ letters: own }) => own);
  return letters.filter((letter) => !found.includes(letter));
}

/** Stops the build before its first page: the share images could not show these characters. */
export async function expectTypefaces(text: string): Promise<void> {
  const missing = await lettersWithoutTypeface(text);
  if (missing.length > 0)
    throw new Error(
      `No typeface has ${missing.join(' ')} of the names in content/brand.ts. Add the package of a typeface that has them (npm install @fontsource-variable/…), and its name to \`families\` in scripts/fonts/foreign-letters.ts.`,
    );
}

const require = createRequire(import.meta.url);

/** Turns `U+4e00-4e05,U+4e08` into a test for one character. */
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
