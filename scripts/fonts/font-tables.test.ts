import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readTables, takeTable } from './font-tables.ts';
import { widthOfText } from './shape-text.ts';

const source = '@fontsource-variable/hubot-sans/files/hubot-sans-latin-wdth-normal.woff2';
const whole = await readFile(createRequire(import.meta.url).resolve(source));
const cut = (wght: number | { min: number; max: number; default: number }) =>
  subsetFont(whole, 'AVTo', { targetFormat: 'truetype', variationAxes: { wght, wdth: 100 } });
const variable = await cut({ min: 400, max: 700, default: 400 });
const medium = await cut(550);

const widthOf = (font: Buffer, text: string, weight?: number) =>
  Math.round(widthOfText(font, text, weight ? { wght: weight } : {}) * 1000);
const kerned = (font: Buffer, pair: string, weight?: number) =>
  widthOf(font, pair, weight) -
  [...pair].reduce((sum, letter) => sum + widthOf(font, letter, weight), 0);

test('a font takes over one table and keeps all others', () => {
  const mixed = readTables(takeTable('GPOS', medium, variable));
  const before = readTables(variable);
  expect([...mixed.keys()]).toEqual([...before.keys()].sort());
  for (const [tag, table] of mixed)
    expect(
      table.equals((tag === 'GPOS' ? readTables(medium) : before).get(tag) ?? Buffer.of()),
      tag,
    ).toBe(true);
});

test('it draws its letters in every weight and sets them as far apart as the other', () => {
  const mixed = takeTable('GPOS', medium, variable);
  for (const weight of [400, 700]) {
    expect(widthOf(mixed, 'A', weight)).toBe(widthOf(variable, 'A', weight));
    for (const pair of ['AV', 'To']) expect(kerned(mixed, pair, weight)).toBe(kerned(medium, pair));
  }
  expect(kerned(medium, 'To')).toBeLessThan(-50);
});

test('a missing table is named in the error', () => {
  expect(() => takeTable('kern', medium, variable)).toThrow('kern');
});
