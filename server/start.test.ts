import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processTests } from '#tests/support/process-tests.ts';
import { runServerProcess } from '#tests/support/server-process.ts';
import { closeDatabase, openDatabase } from './db/database.ts';
import { requireNoServer } from './db/running-servers.ts';

const { dataDir, databaseUrl, emptyDatabase, start } = processTests();

const contactBody = JSON.stringify({
  fullName: 'Ada',
  email: 'ada@nuntix.example',
  phone: '+12025550100',
  message: 'Hello',
});

/** A request whose headers the server has read and whose body is still to come. */
async function halfSent(url: string) {
  const call = request(`${url}/register/officialContactUs`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': contactBody.length,
      expect: '100-continue',
    },
  });
  const answer = once(call, 'response').then(([response]) => response.statusCode);
  call.flushHeaders();
  await once(call, 'continue');
  return { answer, finish: () => call.end(contactBody) };
}

test('an empty database is migrated, filled and served; a request in flight is answered before the end', async () => {
  await emptyDatabase();
  const { child, ended, url, output } = await start();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(output()).toContain('Migrated the database: 0001-ground.sql');
  expect(output()).toContain(dataDir());
  expect(output()).not.toContain('Demo account');
  expect((await stat(join(dataDir(), 'secret'))).mode & 0o777).toBe(0o600);
  const database = openDatabase(databaseUrl(), { poolSize: 1 });
  await expect(requireNoServer(database)).rejects.toThrow('A server works with this database');
  await closeDatabase(database);

  const call = await halfSent(url);
  child.kill('SIGTERM');
  const isOpen = () => fetch(`${url}/healthz`).then(Boolean, () => false);
  await expect.poll(isOpen).toBe(false);
  call.finish();
  expect(await call.answer).toBe(200);
  expect(await ended).toBe(0);
});

test('a start in production without its settings fails with one line that names them', async () => {
  const { code, stderr } = await runServerProcess({ DATA_DIR: dataDir(), NODE_ENV: 'production' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^In production set DATABASE_URL, PUBLIC_URL, SMTP_URL, APP_SECRET.*\n$/);
});
