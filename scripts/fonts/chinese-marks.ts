import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { putTable, writeCharacterMap } from './font-tables.ts';
import { shapeText } from './shape-text.ts';

/**
 * Marks that Chinese sets one em wide and Latin a third as wide, with one code for both. On Chinese
 * pages they come from a Chinese face, also where none is installed or the installed one has Latin
 * quotation marks, as Microsoft YaHei has.
 */
export const chineseMarks = ['·', '—', '“', '”', '…'] as const;

const source = '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-latin-wght-normal.woff2';

/**
 * Browsers halve a quotation mark beside these only if its own face has them, in the left half of
 * the em. They are never drawn from it.
 */
export const neighbours = '、。，．：；';

/** With `ccmp`, two dashes become one line; `halt` halves quotation marks. */
const keepFeatures = ['ccmp', 'halt'];

export async function cutChineseMarks(targetFormat: 'woff2' | 'truetype'): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(source));
  const marks = await subsetFont(whole, chineseMarks.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: { min: 400, max: 900, default: 400 } },
    keepFeatures,
  });
  return subsetFont(withNeighbours(marks), [...chineseMarks, neighbours].join(''), {
    targetFormat,
    keepFeatures,
  });
}

/** The neighbours have the glyph of the closing mark. */
function withNeighbours(marks: Buffer): Buffer {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(marks)));
  const glyphOf = (mark: string) => shapeText(font, mark)[0]?.codepoint ?? 0;
  const glyphs = [
    ...chineseMarks.map((mark) => [codeOf(mark), glyphOf(mark)] as const),
    ...[...neighbours].map((mark) => [codeOf(mark), glyphOf('”')] as const),
  ];
  return putTable('cmap', writeCharacterMap(new Map(glyphs)), marks);
}

/** Enlarges the dash, which is narrower in this face, to one em. */
export const dashSize = 1.119;

const codeOf = (mark: string): number => mark.codePointAt(0) ?? 0;
const written = (code: number): string => code.toString(16);

/** `unicode-range` of these marks. */
export const rangeOf = (marks: readonly string[]): string =>
  marks.map((mark) => `U+${written(codeOf(mark))}`).join(', ');

/** `unicode-range` of everything else. */
export function rangeWithout(marks: readonly string[]): string {
  const codes = marks.map(codeOf).sort((one, other) => one - other);
  const starts = [0, ...codes.map((code) => code + 1)];
  const ends = [...codes.map((code) => code - 1), 0x10ffff];
  const ranges = starts.map((start, index): [number, number] => [start, ends[index] ?? start]);
  return ranges
    .filter(([start, end]) => start <= end)
    .map(([start, end]) => `U+${written(start)}-${written(end)}`)
    .join(', ');
}
