import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unknownPath } from '#content/prerender.ts';
import { locales } from '#contract/locale.ts';
import { testApp } from '#tests/support/app.ts';
import { bareDatabase } from '#tests/support/database.ts';
import { productionSettings } from '#tests/support/production-settings.ts';
import { stubBuild, stubPages } from '#tests/support/stub-build.ts';
import { buildApp } from '../app.ts';
import { systemClock } from '../context.ts';
import { closeDatabase, type Database, openDatabase } from '../db/database.ts';
import { readEnv } from '../env.ts';

test('a migrated server is healthy and ready', async () => {
  const { app, close } = await testApp();
  for (const url of ['/healthz', '/readyz']) {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ status: 'ok' });
    expect(reply.headers['cache-control']).toBe('no-store');
  }
  await close();
});

const readinessWith = async (database: Database, settings: Record<string, string> = {}) => {
  const env = readEnv({ LOG_LEVEL: 'silent', ...settings });
  const app = await buildApp({ env, database, clock: systemClock, secret: ['x'] });
  const [health, ready] = await Promise.all([app.inject('/healthz'), app.inject('/readyz')]);
  await app.close();
  await closeDatabase(database);
  return { health: health.statusCode, ready: ready.statusCode, reason: ready.json().reason };
};

test('without its tables a server is healthy but not ready', async () => {
  const { url, drop } = await bareDatabase();
  expect(await readinessWith(openDatabase(url))).toEqual({
    health: 200,
    ready: 503,
    reason: 'migrations',
  });
  await drop();
});

test('in production a server without pages is not ready, and names every reason', async () => {
  const { url, drop } = await bareDatabase();
  expect(await readinessWith(openDatabase(url), productionSettings)).toEqual({
    health: 200,
    ready: 503,
    reason: 'pages, migrations',
  });
  await drop();
});

test('a process whose pages are deleted is no longer ready', async () => {
  const build = await stubBuild(stubPages(['/', ...locales.map((locale) => unknownPath[locale])]));
  const { app, close } = await testApp(productionSettings, { siteDirectory: build.directory });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await rm(join(build.directory, 'site.json'));
  const reply = await app.inject('/readyz');
  expect([reply.statusCode, reply.json()]).toEqual([
    503,
    { status: 'unavailable', reason: 'pages' },
  ]);
  await close();
  await build.remove();
});

test('without its database a server is healthy but not ready', async () => {
  expect(await readinessWith(openDatabase('postgres://nobody@127.0.0.1:1/nothing'))).toEqual({
    health: 200,
    ready: 503,
    reason: 'database',
  });
});
