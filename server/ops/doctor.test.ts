import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hourMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { bareDatabase } from '#tests/support/database.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { recordEvent } from '../audit/record.ts';
import { closeDatabase, openDatabase } from '../db/database.ts';
import { readEnv } from '../env.ts';
import type { OpsContext } from './command.ts';
import { runLine } from './run.ts';

let served: TestApp;
let folder: string;
beforeEach(async () => {
  served = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
});
afterEach(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

type Found = { check: string; result: string; fact: string; remedy: string };

async function examine(parts: Partial<OpsContext> = {}, ...line: string[]) {
  const context = { ...served.context, buildDir: folder, ...parts };
  const { exitCode, text } = await runLine(['doctor', '--json', ...line], (_, work) =>
    work(context),
  );
  const found: Found[] = JSON.parse(text).checks;
  const of = (name: string) => found.find(({ check }) => check === name);
  return { exitCode, found, of };
}

const withSettings = (settings: Record<string, string>) => ({
  env: { ...served.context.env, ...readEnv({ ...settings, APP_SECRET: 'x'.repeat(32) }) },
});

test('checks without their settings are skipped and say so', async () => {
  const { exitCode, found } = await examine();
  expect(exitCode).toBe(0);
  expect(Object.fromEntries(found.map(({ check, result }) => [check, result]))).toEqual({
    ...{ settings: 'ok', pages: 'skip', database: 'ok', migrations: 'ok', secret: 'ok' },
    ...{ mail: 'skip', tls: 'skip', clock: 'ok', disk: 'ok', backup: 'skip', alert: 'skip' },
  });
  for (const { fact } of found) expect(fact).not.toBe('');
  expect(found.find(({ check }) => check === 'database')?.fact).toMatch(/^PostgreSQL \d+\.\d/);
});

test('prints one line per check: result, check, fact, remedy', async () => {
  const { text } = await runLine(['doctor'], (_, work) =>
    work({ ...served.context, buildDir: folder }),
  );
  expect(text).toMatch(/^ {2}skip +pages +none are built +npm start builds them$/m);
  expect(text.split('\n')).toHaveLength(2 + 11);
});

test('production requires pages and a backup, and a failure means exit code 1', async () => {
  const env = { ...served.context.env, production: true };
  const { exitCode, of } = await examine({ env });
  expect(exitCode).toBe(1);
  expect(of('pages')).toMatchObject({ result: 'fail', fact: 'site.json is missing' });
  expect(of('pages')?.remedy).toContain('npm run build');
  expect(of('backup')).toMatchObject({ result: 'fail', fact: 'none was ever made' });
  const skipped = await examine({ env }, '--skip', 'pages,backup');
  expect(skipped.exitCode).toBe(0);
  expect(skipped.of('pages')).toMatchObject({ result: 'skip', fact: 'left out by --skip' });
});

test('an unknown check name is refused', async () => {
  const { exitCode, text } = await runLine(['doctor', '--skip', 'luck'], () =>
    Promise.reject(new Error('the database was touched')),
  );
  expect(exitCode).toBe(2);
  expect(text).toContain('may name settings, pages, database');
});

test('a backup older than 36 hours fails', async () => {
  const { database } = served.context;
  await database.transaction((tx) =>
    recordEvent(
      tx,
      {
        action: 'database.dumped',
        by: { kind: 'operator', name: 'anna' },
        target: { kind: 'data' },
        details: { rows: 1 },
      },
      served.clock.now(),
    ),
  );
  served.clock.advance(36 * hourMs);
  expect((await examine()).of('backup')).toMatchObject({ result: 'ok' });
  served.clock.advance(1);
  const { exitCode, of } = await examine();
  expect([exitCode, of('backup')?.result]).toEqual([1, 'fail']);
});

test('pending migrations and a different secret are reported', async () => {
  const foreign = await examine(withSettings({}));
  expect(foreign.of('secret')).toMatchObject({
    result: 'fail',
    fact: 'APP_SECRET is not the one that this database is sealed with',
  });
  const bare = await bareDatabase();
  const database = openDatabase(bare.url);
  const { of } = await examine({ database });
  expect(of('migrations')).toMatchObject({ result: 'fail', remedy: 'run db migrate' });
  expect(of('backup')?.result).toBe('fail');
  await closeDatabase(database);
  await bare.drop();
});

test('the mail server check logs in and sends no mail', async () => {
  const mails = await startMailServer({ password: 'right' });
  const at = (password: string) => mails.url.replace('://', `://user:${password}@`);
  const good = await examine(withSettings({ SMTP_URL: at('right') }), '--skip', 'secret');
  expect(good.of('mail')).toMatchObject({ result: 'ok' });
  const bad = await examine(withSettings({ SMTP_URL: at('hunter2') }), '--skip', 'secret');
  expect(bad.of('mail')).toMatchObject({ result: 'fail' });
  expect(JSON.stringify(bad.found)).not.toContain('hunter2');
  expect(mails.received).toEqual([]);
  await mails.close();
});

test('an untrusted certificate and an unreachable address fail', async () => {
  const server = await startMailServer({ encryption: 'tls' });
  const { port } = new URL(server.url);
  const env = withSettings({ PUBLIC_URL: `https://127.0.0.1:${port}` });
  const { of } = await examine(env);
  expect(of('tls')).toMatchObject({ result: 'fail' });
  expect(of('tls')?.remedy).toContain('certificate');
  await server.close();
  expect((await examine(env)).of('tls')?.fact).toContain('does not answer');
});

test('a test alert is posted to Alertmanager', async () => {
  const got: unknown[] = [];
  let status = 200;
  const manager = createServer(async (request, response) => {
    got.push([request.method, request.url, await json(request)]);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(manager, 'listening');
  const address = manager.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const env = withSettings({ ALERTMANAGER_URL: `http://127.0.0.1:${port}/` });
  expect((await examine(env)).of('alert')).toMatchObject({ result: 'ok' });
  expect(got).toMatchObject([['POST', '/api/v2/alerts', [{ labels: { severity: 'ticket' } }]]]);
  status = 500;
  expect((await examine(env)).of('alert')?.fact).toBe('Alertmanager answered 500');
  manager.close().closeAllConnections();
  expect((await examine(env)).of('alert')?.result).toBe('fail');
});
