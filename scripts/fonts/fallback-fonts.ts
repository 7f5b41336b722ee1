import { readTables } from './font-tables.ts';
import { widthOfText } from './shape-text.ts';

/** Typical English text of our pages. Only its letter frequencies matter. */
const sample =
  'Send a code by text, by voice or by mail, and know that it has arrived. One key opens every product, one bill lists them all, and what a message costs is said before it is sent. Your customers answer in the channel they like; your team reads it in one place. Questions? We are here on every working day, and the status of each service is public.';

/**
 * Width of the sample in Arial, in em. Liberation Sans, Helvetica and Roboto have the same metrics.
 */
const plain = {
  width: 150.82,
  fonts: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'],
};
const bold = {
  width: 162.14,
  fonts: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold', 'Roboto'],
};

/** The font weights of the design, each with the range nearest to it. */
const steps = [
  { weight: 400, range: '1 424', of: plain },
  { weight: 450, range: '425 474', of: plain },
  { weight: 500, range: '475 529', of: plain },
  { weight: 560, range: '530 579', of: plain },
  { weight: 600, range: '580 624', of: bold },
  { weight: 650, range: '625 674', of: bold },
  { weight: 700, range: '675 1000', of: bold },
];

/**
 * Fallback fonts until the web fonts have loaded, installed faces scaled so that text takes the
 * same space and nothing shifts. Windows, Apple, Android and Linux each have one of them.
 */
export const sansFallbacks = (font: Buffer): string =>
  steps
    .map(({ weight, range, of }) => {
      const size = widthOfText(font, sample, { wght: weight }) / of.width;
      return faceOf('Hubot Fallback', of.fonts, size, font, `font-weight: ${range}`);
    })
    .join('\n');

/** The same for code, where every character has the width of our monospace font. */
export const monoFallback = (font: Buffer): string =>
  faceOf(
    'Martian Fallback',
    ['Courier New', 'Liberation Mono', 'Droid Sans Mono', 'DejaVu Sans Mono', 'Menlo'],
    1,
    font,
  );

function faceOf(name: string, fonts: string[], size: number, font: Buffer, ...more: string[]) {
  const { ascent, descent } = linesOf(font);
  const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;
  const descriptors = [
    `font-family: "${name}"`,
    `src: ${fonts.map((local) => `local("${local}")`).join(', ')}`,
    ...(size === 1 ? [] : [`size-adjust: ${percent(size)}`]),
    `ascent-override: ${percent(ascent / size)}`,
    `descent-override: ${percent(descent / size)}`,
    'line-gap-override: 0%',
    ...more,
  ];
  return `@font-face { ${descriptors.join('; ')} }`;
}

/** Ascent and descent of a line, in em. */
function linesOf(font: Buffer): { ascent: number; descent: number } {
  const tables = readTables(font);
  const unitsPerEm = tables.get('head')?.readUInt16BE(18) ?? Number.NaN;
  const [ascent, descent] = [4, 6].map((at) => tables.get('hhea')?.readInt16BE(at) ?? Number.NaN);
  return { ascent: Number(ascent) / unitsPerEm, descent: -Number(descent) / unitsPerEm };
}
