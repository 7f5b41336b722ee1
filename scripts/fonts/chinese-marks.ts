import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Marks that Chinese sets one em wide and Latin a third as wide, with one code for both. On Chinese
 * pages they come from a Chinese face, also where none is installed or the installed one has Latin
 * quotation marks, as Microsoft YaHei has.
 */
export const chineseMarks = ['·', '—', '“', '”', '…'] as const;

const source = '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-latin-wght-normal.woff2';

/** With `ccmp`, two dashes become one line. */
export async function cutChineseMarks(targetFormat: 'woff2' | 'truetype'): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(source));
  return subsetFont(whole, chineseMarks.join(''), {
    targetFormat,
    variationAxes: { wght: { min: 400, max: 900, default: 400 } },
    keepFeatures: ['ccmp'],
  });
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
