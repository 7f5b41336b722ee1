import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { processTests } from '#tests/support/process-tests.ts';
import { productionSettings } from '#tests/support/production-settings.ts';
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

describe('the start fails with one line that says what to do if', () => {
  async function complaint(env: Record<string, string>, directory?: string): Promise<string> {
    const { code, stderr } = await runServerProcess({ DATA_DIR: dataDir(), ...env }, directory);
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    return stderr;
  }

  test('the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    expect(await complaint({ PORT: port })).toMatch(`Port ${port} on 127.0.0.1 is taken`);
    expect(await complaint({ METRICS_PORT: port })).toMatch(
      `Port ${port} on 127.0.0.1 is taken: stop what uses it, or set METRICS_PORT.`,
    );
    taken.close();
    expect(await complaint({ PORT: port, METRICS_PORT: port })).toMatch('or set METRICS_PORT.');
  });

  test('the host is not an address of this machine', async () => {
    expect(await complaint({ HOST: '203.0.113.7' })).toMatch('set HOST');
  });

  test('the data folder cannot be written to', async () => {
    await writeFile(join(dataDir(), 'file'), '');
    expect(await complaint({ DATA_DIR: join(dataDir(), 'file', 'data') })).toMatch('set DATA_DIR');
    expect(await complaint({ DATA_DIR: '/proc/nuntix' })).toMatch('set DATA_DIR');
  });

  test('the database refuses the login, without the password', async () => {
    const wrong = new URL(databaseUrl());
    wrong.password = 'hunter2';
    const line = await complaint({ DATABASE_URL: wrong.href });
    expect(line).toMatch('check DATABASE_URL');
    expect(line).not.toContain('hunter2');
  });

  test('a setting is invalid', async () => {
    expect(await complaint({ PORT: 'web' })).toMatch('PORT must be a whole number');
    expect(await complaint({ DATABASE_URL: 'mysql://db/x' })).toMatch('DATABASE_URL must be');
    expect(await complaint({ NODE_ENV: 'prod' })).toMatch('NODE_ENV must be one of production, ');
  });

  test('production lacks its settings', async () => {
    expect(await complaint({ NODE_ENV: 'production' })).toMatch(
      'In production set DATABASE_URL, PUBLIC_URL, SMTP_URL, APP_SECRET',
    );
  });

  test('production has unsafe settings', async () => {
    const open = { ...productionSettings, TRUSTED_PROXIES: '0.0.0.0/0' };
    expect(await complaint(open)).toMatch('In production TRUSTED_PROXIES lets anybody claim');
  });
});
