import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import { beforeAll, expect, test } from 'vitest';
import {
  chineseMarks,
  cutChineseMarks,
  dashSize,
  neighbours,
  rangeOf,
  rangeWithout,
} from './chinese-marks.ts';
import { shapeText, widthOfText } from './shape-text.ts';

let font: Buffer;
beforeAll(async () => {
  font = await cutChineseMarks('truetype');
});

const widthOf = (text: string, wght: number): number =>
  widthOfText(font, text, { wght }) * (text.includes('—') ? dashSize : 1);

test.each(chineseMarks)('%s is one em wide in every weight', (mark) => {
  for (const weight of [400, 650, 900]) expect(widthOf(mark, weight)).toBeCloseTo(1, 1);
});

test('two dashes become one line', () => {
  expect(widthOf('——', 400)).toBeLessThan(2 * widthOf('—', 400));
});

test('quotation marks are halved beside other marks', () => {
  const face = new harfbuzz.Face(new harfbuzz.Blob(font));
  expect(face.getTableFeatureTags('GPOS')).toContain('halt');
  const glyphOf = (mark: string) => shapeText(new harfbuzz.Font(face), mark)[0]?.codepoint;
  for (const mark of neighbours) expect(glyphOf(mark)).toBe(glyphOf('”'));
});

test('the file is small', async () => {
  expect((await cutChineseMarks('woff2')).length).toBeLessThan(2_000);
});

test('the Latin face has all characters but the marks on Chinese pages', () => {
  expect(rangeOf(['·', '—'])).toBe('U+b7, U+2014');
  expect(rangeWithout(['—', '·'])).toBe('U+0-b6, U+b8-2013, U+2015-10ffff');
  expect(rangeWithout(['“', '”'])).toBe('U+0-201b, U+201e-10ffff');
});

test('Chinese text takes the marks from the Chinese face, code does not', async () => {
  const tokens = await readFile(join(import.meta.dirname, '../../app/styles/tokens.css'), 'utf8');
  const [, chinese = ''] = /:root:lang\(zh\) \{(.*?)\}/s.exec(tokens) ?? [];
  expect(chinese).toMatch(/--font-sans:\s*"Chinese Marks", /);
  expect(chinese).toMatch(/--font-mono:\s*"Martian Mono", /);
  expect(chinese).not.toContain('"Hubot Sans"');
});
