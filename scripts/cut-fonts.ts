import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateFontFace, getMetricsForFamily, readMetrics } from 'fontaine';
import subsetFont from 'subset-font';
import { ascii, furtherLetters, punctuation } from './font-letters.ts';
import { foreignLetters } from './foreign-letters.ts';

/**
 * Cuts the three typefaces to the letters and axes the design uses, and writes their stylesheet
 * with fallbacks of the same measure, so that text does not move when a font arrives.
 */
const outDir = join(import.meta.dirname, '../app/styles/fonts');
const weights = { min: 400, max: 700, default: 400 };

type Cut = {
  family: string;
  file: string;
  source: string;
  letters: string;
  axes: Record<string, number | { min: number; max: number; default: number }>;
  face: string;
};

const cuts: Cut[] = [
  {
    family: 'Hubot Sans',
    file: 'hubot-sans.woff2',
    source: '@fontsource-variable/hubot-sans/files/hubot-sans-latin-wdth-normal.woff2',
    letters: ascii + punctuation + furtherLetters,
    axes: { wght: weights, wdth: 100 },
    face: 'font-weight: 400 700',
  },
  {
    family: 'Figures',
    file: 'figures.woff2',
    source: '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2',
    letters: '0123456789I',
    axes: { wght: weights, wdth: { min: 80, max: 100, default: 100 } },
    face: 'font-weight: 400 700; font-stretch: 80% 100%; unicode-range: U+30-39, U+49',
  },
  {
    family: 'Martian Mono',
    file: 'martian-mono.woff2',
    source: '@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal.woff2',
    letters: `${ascii + furtherLetters}·×−•`,
    axes: { wght: { min: 350, max: 700, default: 400 }, wdth: 75 },
    face: 'font-weight: 350 700',
  },
];

/**
 * Which installed fonts stand in until ours has arrived: all of one measure, to a fraction of a
 * percent, so that Windows, Apple, Android and Linux each have one. The first is measured.
 */
const standIns: Record<string, { name: string; fonts: [string, ...string[]] }> = {
  'Hubot Sans': {
    name: 'Hubot Fallback',
    fonts: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'],
  },
  'Martian Mono': {
    name: 'Martian Fallback',
    fonts: ['Courier New', 'Liberation Mono', 'Droid Sans Mono', 'DejaVu Sans Mono', 'Menlo'],
  },
};

const require = createRequire(import.meta.url);
await rm(outDir, { recursive: true, force: true });
await mkdir(outDir, { recursive: true });
const faces = await Promise.all(cuts.map(cut));
const foreign = await cutForeignLetters();
await writeFile(join(outDir, 'fonts.css'), [...faces, ...foreign].join('\n'));

async function cut({ family, file, source, letters, axes, face }: Cut): Promise<string> {
  const whole = await readFile(require.resolve(source));
  const woff2 = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(join(outDir, file), woff2);
  return `@font-face { font-family: "${family}"; font-display: swap; ${face}; src: url(./${file}) format("woff2") }\n${await standIn(family, whole)}`;
}

/**
 * Letters of the brand's names and of a language that Hubot Sans does not have join it from another
 * face. The rest of what somebody writes in them is set by the system, as Chinese is.
 */
async function cutForeignLetters(): Promise<string[]> {
  const sources = await foreignLetters([...furtherLetters]);
  return Promise.all(
    sources.map(async ({ source, letters }, index) => {
      const file = `foreign-${index}.woff2`;
      const woff2 = await subsetFont(await readFile(source), letters.join(''), {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
      });
      await writeFile(join(outDir, file), woff2);
      const range = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(', ');
      return `@font-face { font-family: "Hubot Sans"; font-display: swap; font-weight: 400 700; unicode-range: ${range}; src: url(./${file}) format("woff2") }`;
    }),
  );
}

/** Measured at weight 400 and the width we ship: that is what most text on a page has. */
async function standIn(family: string, whole: Buffer): Promise<string> {
  const wanted = standIns[family];
  if (!wanted) return '';
  const plain = await subsetFont(whole, ascii + punctuation, {
    targetFormat: 'truetype',
    variationAxes: { wght: 400, wdth: family === 'Martian Mono' ? 75 : 100 },
  });
  const { name, fonts } = wanted;
  const plainFile = join(outDir, `${name}.ttf`);
  await writeFile(plainFile, plain);
  const [metrics, fallback] = await Promise.all([
    readMetrics(pathToFileURL(plainFile)),
    getMetricsForFamily(fonts[0]),
  ]);
  await rm(plainFile);
  if (!metrics || !fallback) throw new Error(`No metrics for ${family} or ${fonts[0]}.`);
  const src = fonts.map((font) => `local("${font}")`).join(', ');
  return generateFontFace(metrics, { name, font: fonts[0], metrics: fallback, src });
}
