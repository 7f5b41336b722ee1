import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentedDefaults, tableOf } from '#tests/support/manual.ts';
import { buildSettings } from './build-settings.ts';

const sources = globSync([
  '{app,content,documents,scripts,server}/**/*.{ts,tsx,mjs}',
  '*.config.ts',
])
  .filter((file) => !/\.test\.tsx?$|build-settings\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

test('the manual has a row for every build setting with its default, and no other', () => {
  const inWords = { VITE_SITE_ORIGIN: '`hosts.site` of `content/brand.ts`' };
  expect(documentedDefaults('Build settings')).toEqual(tableOf(buildSettings, inWords));
});

test('every build setting that is read is known, and read with the documented default', () => {
  const read = sources.flatMap((text) => [
    ...text.matchAll(/\b(VITE_[A-Z_]+[A-Z])( \?\? '(.*?)')?/g),
  ]);
  const unknown = read.filter(([, name = '']) => !(name in buildSettings)).map(([, name]) => name);
  expect(unknown).toEqual([]);
  const defaults = Object.fromEntries(
    read.flatMap(([, name = '', has, value]) => (has ? [[name, value]] : [])),
  );
  expect(buildSettings).toMatchObject(defaults);
  expect(Object.keys(defaults)).toContain('VITE_IP_INFO_URL');
});
