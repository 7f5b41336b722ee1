import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { isForeign, sourcesOf } from '../fonts/foreign-letters.ts';
import { shapeText } from '../fonts/shape-text.ts';

/** The typefaces of the site as outlines, so that the build needs no installed fonts. */
export type Face = 'sans' | 'figures' | 'mono' | 'foreign';
export type Glyph = { outline: string; advance: number };
export type Axes = { weight: number; width?: number };
export type Typefaces = {
  /** In font units (`unitsPerEm` per em); the y axis of the outlines points upwards. */
  shape: (text: string, face: Face, axes: Axes) => Glyph[];
};

/** All faces are scaled to this number of units. */
export const unitsPerEm = 1000;

/** Opens the faces for every character of `text`; other characters cannot be shaped. */
export async function openTypefaces(text: string): Promise<Typefaces> {
  const letters = [...new Set(text)];
  const latin = await Promise.all(
    Object.entries(latinFiles).map(
      async ([face, file]) => [face, await open(require.resolve(file), letters.join(''))] as const,
    ),
  );
  const fonts = new Map<string, harfbuzz.Font>([...latin, ...(await openForeign(letters))]);
  const fontOf = (face: Face, letter: string): harfbuzz.Font => {
    const font = fonts.get(face === 'foreign' ? letter : face);
    if (!font) throw new Error(`No typeface was opened for ${letter}.`);
    return font;
  };
  return {
    shape: (run, face, axes) =>
      (face === 'foreign' ? [...run] : [run]).flatMap((part) =>
        shapeRun(fontOf(face, part), part, axes),
      ),
  };
}

const latinFiles = {
  sans: '@fontsource-variable/hubot-sans/files/hubot-sans-latin-wdth-normal.woff2',
  figures: '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2',
  mono: '@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal.woff2',
} as const satisfies Partial<Record<Face, string>>;

const require = createRequire(import.meta.url);

async function open(file: string, letters: string): Promise<harfbuzz.Font> {
  const whole = await readFile(file);
  const cut = await subsetFont(whole, letters, { targetFormat: 'truetype' });
  const face = new harfbuzz.Face(new harfbuzz.Blob(cut));
  const font = new harfbuzz.Font(face);
  font.setScale(unitsPerEm, unitsPerEm);
  return font;
}

/** One font for each file that has some of the characters. */
async function openForeign(letters: string[]): Promise<[letter: string, harfbuzz.Font][]> {
  const opened = await Promise.all(
    (await sourcesOf(letters.filter(isForeign))).map(async ({ source, letters: own }) => {
      const font = await open(source, own.join(''));
      return own.map((letter): [string, harfbuzz.Font] => [letter, font]);
    }),
  );
  return opened.flat();
}

function shapeRun(font: harfbuzz.Font, text: string, { weight, width = 100 }: Axes): Glyph[] {
  const known = outlinesOf.get(font) ?? new Map<string, string>();
  outlinesOf.set(font, known);
  const glyphs = shapeText(font, text, { wght: weight, wdth: width });
  return glyphs.map(({ codepoint, cluster, xAdvance = 0 }) => {
    if (codepoint === 0) throw new Error(`A typeface has no ${[...text.slice(cluster)][0]}.`);
    const key = `${codepoint} ${weight} ${width}`;
    const outline = known.get(key) ?? rounded(font.glyphToPath(codepoint));
    known.set(key, outline);
    return { outline, advance: xAdvance };
  });
}

/** Tracing a glyph takes longer than placing it, and most are needed a thousand times. */
const outlinesOf = new WeakMap<harfbuzz.Font, Map<string, string>>();

const rounded = (path: string): string =>
  path.replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));
