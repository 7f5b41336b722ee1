import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { countries } from './schema.ts';
import { countryRows, seed } from './seed.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('every country has a number, a dial code and a name in both languages', () => {
  const rows = countryRows();
  expect(rows.length).toBeGreaterThanOrEqual(249);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const row of rows) {
    expect(row.id, row.iso2).toBeGreaterThan(0);
    expect(row.dialCode, row.iso2).toMatch(/^[1-9]\d{0,2}$/);
    expect(row.chineseName, row.iso2).toMatch(/^\p{Script=Han}/u);
    expect(row.englishName, row.iso2).toMatch(/^[A-ZÅÇÔ]/);
  }
  expect(rows).toContainEqual({
    id: 702,
    iso2: 'SG',
    dialCode: '65',
    chineseName: '新加坡',
    englishName: 'Singapore',
  });
});

test('seeding again corrects changed rows and leaves the rest untouched', async () => {
  const { database } = fresh;
  const versions = async () => {
    const { rows } = await database.$client.query<{ id: number; version: string }>(
      'select id, xmin::text as version from countries',
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  };
  await seed(database);
  await database.$client.query("update countries set dial_code = '0' where iso_2 = 'SG'");
  const before = await versions();
  await seed(database);
  const after = await versions();
  const changed = [...after].filter(([id, version]) => before.get(id) !== version);
  expect(changed.map(([id]) => id)).toEqual([702]);
  const rows = await database.select().from(countries);
  expect(rows).toHaveLength(countryRows().length);
  expect(rows.find(({ iso2 }) => iso2 === 'SG')?.dialCode).toBe('65');
});
