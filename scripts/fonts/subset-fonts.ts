import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { chineseMarks, cutChineseMarks, dashSize, rangeOf, rangeWithout } from './chinese-marks.ts';
import { monoFallback, sansFallbacks } from './fallback-fonts.ts';
import {
  accented,
  ascii,
  furtherLetters,
  namedText,
  punctuation,
  unaccented,
} from './font-letters.ts';
import { takeTable } from './font-tables.ts';
import { expectTypefaces, foreignLetters } from './foreign-letters.ts';

/**
 * Subsets the three typefaces to the characters and axes the design uses, and writes their style
 * sheet with fallback fonts of the same metrics, so that text does not shift when a font loads.
 */
const outDir = join(import.meta.dirname, '../../app/styles/fonts');
const weights = { min: 400, max: 700, default: 400 };

/** Features that browsers apply by default. Style sheets use no others, such as fractions. */
const keepFeatures = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'rlig',
  'rvrn',
];

type Axis = number | { min: number; max: number; default: number };

type Cut = {
  family: string;
  file: string;
  source: string;
  letters: string;
  axes: { wght: Axis; wdth: Axis };
  face: string;
  /** The only weight whose kerning is included: for all weights it is half the file. */
  kernedAt?: number;
  standIns?: (font: Buffer) => string;
};

const sans: Cut = {
  family: 'Hubot Sans',
  file: 'hubot-sans.woff2',
  source: '@fontsource-variable/hubot-sans/files/hubot-sans-latin-wdth-normal.woff2',
  letters: ascii + punctuation + unaccented,
  axes: { wght: weights, wdth: 100 },
  face: 'font-weight: 400 700',
  kernedAt: 550,
  standIns: sansFallbacks,
};

const figures: Cut = {
  family: 'Figures',
  file: 'figures.woff2',
  source: '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2',
  letters: '0123456789I',
  axes: { wght: weights, wdth: { min: 80, max: 100, default: 100 } },
  face: 'font-weight: 400 700; font-stretch: 80% 100%; unicode-range: U+30-39, U+49',
};

const mono: Cut = {
  family: 'Martian Mono',
  file: 'martian-mono.woff2',
  source: '@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal.woff2',
  letters: `${ascii + unaccented}·×−•`,
  axes: { wght: { min: 350, max: 700, default: 400 }, wdth: 75 },
  face: 'font-weight: 350 700',
  standIns: monoFallback,
};

const require = createRequire(import.meta.url);
await expectTypefaces(namedText);
await rm(outDir, { recursive: true, force: true });
await mkdir(outDir, { recursive: true });
const faces = await Promise.all(
  [sans, figures, mono, withAccents(sans), withAccents(mono)].map(cut),
);
const foreign = await cutForeignLetters();
const marks = await writeChineseMarks();
await writeFile(
  join(outDir, 'fonts.css'),
  [...faces, ...foreign, besideChinese(sans), ...marks].join('\n'),
);

async function cut(wanted: Cut): Promise<string> {
  const { family, file, source, letters, axes, face, kernedAt, standIns } = wanted;
  const whole = await readFile(require.resolve(source));
  const cutTo = (wght: Axis) =>
    subsetFont(whole, letters, {
      targetFormat: 'truetype',
      variationAxes: { ...axes, wght },
      keepFeatures,
    });
  const varied = await cutTo(axes.wght);
  const font = kernedAt ? takeTable('GPOS', await cutTo(kernedAt), varied) : varied;
  const packed = await subsetFont(font, letters, { targetFormat: 'woff2', keepFeatures });
  await writeFile(join(outDir, file), packed);
  return [faceOf(family, file, face), standIns?.(font)].filter(Boolean).join('\n');
}

function faceOf(family: string, file: string, face: string): string {
  return `@font-face { font-family: "${family}"; font-display: swap; ${face}; src: url(./${file}) format("woff2") }`;
}

/** The same file without the marks, for Chinese pages. */
function besideChinese({ family, file, face }: Cut): string {
  const range = rangeWithout(chineseMarks);
  return faceOf(`${family} beside Chinese`, file, `${face}; unicode-range: ${range}`);
}

async function writeChineseMarks(): Promise<string[]> {
  const file = 'chinese-marks.woff2';
  await writeFile(join(outDir, file), await cutChineseMarks('woff2'));
  const others = chineseMarks.filter((mark) => mark !== '—');
  return [
    `font-weight: 400 900; unicode-range: ${rangeOf(others)}`,
    `font-weight: 400 900; size-adjust: ${dashSize * 100}%; unicode-range: ${rangeOf(['—'])}`,
  ].map((face) => faceOf('Chinese Marks', file, face));
}

/** Few pages use accented letters, and only those fetch this file. */
function withAccents({ family, file, source, axes, face }: Cut): Cut {
  return {
    ...{ family: further(family), source, axes },
    file: file.replace('.', '-accents.'),
    letters: accented,
    face: `${face}; unicode-range: U+c0-d6, U+d8-f6, U+f8-ff`,
  };
}

/**
 * A separate family: a browser prepares all faces of a family for every text size, even unused
 * ones.
 */
function further(family: string): string {
  return `${family} Further`;
}

/**
 * Adds letters of the brand's names and of a language that Hubot Sans does not have, from another
 * face. Other text in these scripts is rendered by the system's fonts, like Chinese.
 */
async function cutForeignLetters(): Promise<string[]> {
  const sources = await foreignLetters([...furtherLetters]);
  return Promise.all(
    sources.map(async ({ source, letters }, index) => {
      const file = `foreign-${index}.woff2`;
      const woff2 = await subsetFont(await readFile(source), letters.join(''), {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures,
      });
      await writeFile(join(outDir, file), woff2);
      const range = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(', ');
      return `@font-face { font-family: "${further(sans.family)}"; font-display: swap; font-weight: 400 700; unicode-range: ${range}; src: url(./${file}) format("woff2") }`;
    }),
  );
}
