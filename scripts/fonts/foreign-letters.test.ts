import { beforeAll, expect, test } from 'vitest';
import { setLine } from '../share-images/lettering.ts';
import { openTypefaces, type Typefaces } from '../share-images/typefaces.ts';
import { expectTypefaces, foreignLetters, isForeign } from './foreign-letters.ts';

let typefaces: Typefaces;
beforeAll(async () => {
  typefaces = await openTypefaces('Вестник Žena Nova');
});

test('letters of another script are found in the file that has them', async () => {
  const sources = await foreignLetters([...'Вестник']);
  expect(sources).toHaveLength(1);
  expect(sources[0]?.source).toContain('cyrillic');
  expect(sources[0]?.letters.join('')).toBe('Вестник');
});

test('Latin and Chinese are not searched for, and letters without a file are left out', async () => {
  expect(await foreignLetters([...'Nova é … → 云 Ω'])).toEqual([]);
  expect([...'Né…→−'].filter(isForeign)).toEqual([]);
  expect([...'Ž云В'].filter(isForeign)).toEqual(['Ž', '云', 'В']);
});

test.each(['Вестник', 'Žena'])('a share image draws %s', (name) => {
  const { shapes, width } = setLine(name, { family: 'sans', size: 25, weight: 680 }, typefaces);
  expect(shapes.match(/<path /g)).toHaveLength([...name].length);
  expect(width).toBeGreaterThan(40);
});

test('a letter without a font is named', () => {
  expect(() => setLine('Ω', { family: 'sans', size: 25 }, typefaces)).toThrow('Ω');
});

test('letters of a name without a typeface stop the build, with the remedy', async () => {
  await expectTypefaces('Nuntix 纽通云 Вестник Žena');
  await expect(expectTypefaces('Ωmega Вестник')).rejects.toThrow(/No typeface has Ω of.*families/);
});
