import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unknownPath } from '#content/prerender.ts';
import { locales } from '#contract/locale.ts';
import { testApp } from '#tests/support/app.ts';
import { productionSettings } from '#tests/support/production-settings.ts';
import { stubBuild, stubPages } from '#tests/support/stub-build.ts';
import { warmUp } from './warm-up.ts';

test('in production every page is in memory before the first visitor asks', async () => {
  const build = await stubBuild(stubPages(['/', ...locales.map((locale) => unknownPath[locale])]));
  const file = join(build.directory, 'client/index.html.br');
  await writeFile(file, 'compressed');
  const { app, close } = await testApp(productionSettings, { siteDirectory: build.directory });
  await rm(file);
  const reply = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect([reply.headers['content-encoding'], reply.body]).toEqual(['br', 'compressed']);
  await close();
  await build.remove();
});

test('warm-up requests are not logged, and others are', async () => {
  const lines: string[] = [];
  const { app, close } = await testApp({}, { logTo: { write: (line) => void lines.push(line) } });
  await warmUp(app, ['/no-such-page']);
  expect(lines).toEqual([]);
  await app.inject('/no-such-page');
  expect(lines).toHaveLength(1);
  await close();
});
