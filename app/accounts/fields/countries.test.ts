import { describe, expect, test, vi } from 'vitest';
import { filterCountries, flagPath, meantCountry } from './countries.ts';

const country = (iso_2: string, e_name: string, c_name: string, code = '1') => ({
  id: 1,
  code,
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

describe('besides the two names', () => {
  const world = [
    country('CN', "People's Republic of China", '中国', '86'),
    country('GG', 'Guernsey', '根西', '44'),
    country('SG', 'Singapore', '新加坡', '65'),
    country('TW', 'Taiwan, Province of China', '中国台湾', '886'),
    country('UA', 'Ukraine', '乌克兰', '380'),
    country('GB', 'United Kingdom', '英国', '44'),
    country('US', 'United States of America', '美国', '1'),
  ];
  const shown = (typed: string) => filterCountries(world, typed).map(({ iso_2 }) => iso_2);
  const meant = (typed: string) => meantCountry(world, typed)?.iso_2;

  test('a dial code matches with or without its plus', () => {
    expect(shown('65')).toEqual(['SG']);
    expect(shown(' +65 ')).toEqual(['SG']);
    expect(shown('8')).toEqual(['CN', 'TW']);
    expect(shown('44')).toEqual(['GG', 'GB']);
  });

  test('a common name matches, before names that merely contain it', () => {
    expect(shown('china')).toEqual(['CN', 'TW']);
    expect(shown('UK')).toEqual(['GB', 'UA']);
    expect(shown('usa')).toEqual(['US']);
  });

  test.each([
    ['China', 'CN'],
    ['中国', 'CN'],
    ['uk', 'GB'],
    ['sg', 'SG'],
    ['sing', 'SG'],
    ['+65', 'SG'],
    ['86', 'CN'],
    ['United States', 'US'],
  ])('"%s" can only mean %s', (typed, iso2) => {
    expect(meant(typed)).toBe(iso2);
  });

  test.each(['', ' ', '44', 'united', 'Atlantis'])('"%s" names no country', (typed) => {
    expect(meant(typed)).toBeUndefined();
  });
});

test('an invalid browser language does not break the filter', async () => {
  vi.resetModules();
  vi.stubGlobal('navigator', { language: 'C' });
  const { filterCountries: filter } = await import('./countries.ts');
  expect(filter(list, 'zeal')).toHaveLength(1);
  vi.unstubAllGlobals();
});
