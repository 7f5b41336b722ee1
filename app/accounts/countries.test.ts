import { expect, test } from 'vitest';
import { filterCountries, flagPath } from './countries.ts';

const country = (iso_2: string, e_name: string, c_name: string) => ({
  id: 1,
  code: '1',
  iso_2,
  e_name,
  c_name,
});
const list = [
  country('SG', 'Singapore', '新加坡'),
  country('NZ', 'New Zealand', '新西兰'),
  country('MO', 'Macao', '中国澳门'),
];
const found = (typed: string) => filterCountries(list, typed).map(({ iso_2 }) => iso_2);

test('2.11 the list is filtered by the Chinese name', () => {
  expect(found('新')).toEqual(['SG', 'NZ']);
});

test('2.11 the list is filtered by the English name, whatever its case', () => {
  expect(found('ZEAL')).toEqual(['NZ']);
  expect(found('  ma')).toEqual(['MO']);
});

test('2.11 what no name holds finds nothing, and nothing typed finds all', () => {
  expect(found('xyz')).toEqual([]);
  expect(found('')).toHaveLength(3);
});

test.each(['TW', 'HK', 'MO'])('2.11 %s shows the flag of China', (iso2) => {
  expect(flagPath(country(iso2, '', ''))).toBe('/flags/cn.svg');
});

test('2.11 other countries show their own flag', () => {
  expect(flagPath(country('SG', '', ''))).toBe('/flags/sg.svg');
});
