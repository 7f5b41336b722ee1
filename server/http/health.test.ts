import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { bareDatabase } from '#tests/support/database.ts';
import { buildApp } from '../app.ts';
import { systemClock } from '../context.ts';
import { closeDatabase, type Database, openDatabase } from '../db/database.ts';
import { readEnv } from '../env.ts';

test('a migrated server lives and is ready', async () => {
  const { app, close } = await testApp();
  for (const url of ['/healthz', '/readyz']) {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ status: 'ok' });
    expect(reply.headers['cache-control']).toBe('no-store');
  }
  await close();
});

const readinessWith = async (database: Database) => {
  const env = readEnv({ LOG_LEVEL: 'silent' });
  const app = await buildApp({ env, database, clock: systemClock, secret: ['x'] });
  const [health, ready] = await Promise.all([app.inject('/healthz'), app.inject('/readyz')]);
  await app.close();
  await closeDatabase(database);
  return { health: health.statusCode, ready: ready.statusCode, reason: ready.json().reason };
};

test('without its tables it lives but is not ready', async () => {
  const { url, drop } = await bareDatabase();
  expect(await readinessWith(openDatabase(url))).toEqual({
    health: 200,
    ready: 503,
    reason: 'migrations',
  });
  await drop();
});

test('without its database it lives but is not ready', async () => {
  expect(await readinessWith(openDatabase('postgres://nobody@127.0.0.1:1/nothing'))).toEqual({
    health: 200,
    ready: 503,
    reason: 'database',
  });
});
