import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { processTests } from '#tests/support/process-tests.ts';
import { productionSettings } from '#tests/support/production-settings.ts';
import { runServerProcess } from '#tests/support/server-process.ts';

const { dataDir, databaseUrl } = processTests();

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

  test('production has unsafe settings', async () => {
    const open = { ...productionSettings, TRUSTED_PROXIES: '0.0.0.0/0' };
    expect(await complaint(open)).toMatch('In production TRUSTED_PROXIES lets anybody claim');
  });
});
