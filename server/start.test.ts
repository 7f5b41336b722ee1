import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { startCollector } from '#tests/support/collector.ts';
import { bareDatabase, freshDatabase } from '#tests/support/database.ts';
import { bareRelease } from '#tests/support/other-release.ts';
import { productionSettings } from '#tests/support/production-settings.ts';
import {
  runServerProcess,
  type ServerProcess,
  startServerProcess,
} from '#tests/support/server-process.ts';
import { closeDatabase, openDatabase } from './db/database.ts';
import { requireNoServer } from './db/running-servers.ts';

let dataDir: string;
let base: { url: string; drop(): Promise<void> };
let running: ServerProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-'));
  await chmod(dataDir, 0o755);
  base = await freshDatabase();
  running = [];
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await base.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function begin(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({
    ...{ DATA_DIR: dataDir, DATABASE_URL: base.url },
    // The load of the machine must not affect the test.
    ...{ LIMIT_DELAY_MS: '0' },
    ...env,
  });
  running.push(server);
  return server;
}

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
  await base.drop();
  base = await bareDatabase();
  const { child, ended, url, output } = await begin();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(output()).toContain('Migrated the database: 0001-ground.sql');
  expect(output()).toContain(dataDir);
  expect(output()).not.toContain('Demo account');
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  const database = openDatabase(base.url, { poolSize: 1 });
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

test('a process with an unknown secret is not ready; with both secrets it is', async () => {
  const [one, other] = ['1'.repeat(32), '2'.repeat(32)];
  const ready = async ({ url }: ServerProcess) => (await fetch(`${url}/readyz`)).json();
  const first = await begin({ APP_SECRET: one });
  const foreign = await begin({ APP_SECRET: other });
  const why = 'APP_SECRET is not the one that this database is sealed with: set';
  expect(foreign.output()).toContain(`Not ready at ${foreign.url}\n  ${why}`);
  expect(await ready(first)).toEqual({ status: 'ok' });
  expect(await ready(foreign)).toEqual({ status: 'unavailable', reason: 'secret' });
  const both = await begin({ APP_SECRET: one, APP_SECRET_SECOND: other });
  expect(await ready(both)).toEqual({ status: 'ok' });
});

test('a stopping process becomes unready first, and still answers', async () => {
  const { child, url } = await begin({ DRAIN_SECONDS: '15' });
  const ask = async (path: string) => {
    const { status, headers } = await fetch(url + path);
    return [status, headers.get('connection')];
  };
  expect(await ask('/readyz')).toEqual([200, 'keep-alive']);
  child.kill('SIGTERM');
  await expect.poll(() => ask('/readyz')).toEqual([503, 'close']);
  expect(await ask('/healthz')).toEqual([200, 'close']);
});

test('without settings it brings its own database, a demo account and an inbox', async () => {
  const { child, ended, output } = await begin({ DATABASE_URL: '' });
  expect(output()).toContain(`Demo account: ${brand.demoMail}, password `);
  expect(output()).toMatch(/Inbox: +http:\/\/localhost:\d+\/dev\/inbox/);
  expect((await stat(join(dataDir, 'demo-account.json'))).mode & 0o777).toBe(0o600);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output()).not.toContain('unexpectedly');
});

test('SIGINT stops it cleanly, and a collector gets the last traces', async () => {
  const collector = await startCollector();
  const { child, ended, url } = await begin({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  await fetch(`${url}/readyz`);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  const request = collector.spans.find(({ name }) => name === 'GET /readyz');
  expect(request?.resource['service.name']).toBe(brand.codeName);
  expect(collector.spans.some(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true);
  await collector.close();
});

describe('the start fails with one line that says what to do if', () => {
  async function complaint(env: Record<string, string>, directory?: string): Promise<string> {
    const { code, stderr } = await runServerProcess({ DATA_DIR: dataDir, ...env }, directory);
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
    await writeFile(join(dataDir, 'file'), '');
    expect(await complaint({ DATA_DIR: join(dataDir, 'file', 'data') })).toMatch('set DATA_DIR');
    expect(await complaint({ DATA_DIR: '/proc/nuntix' })).toMatch('set DATA_DIR');
  });

  test('the database refuses the login, without the password', async () => {
    const wrong = new URL(base.url);
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

  test('production has no complete pages', async () => {
    const release = await bareRelease();
    const line = () => complaint(productionSettings, release.directory);
    expect(await line()).toMatch(
      'The pages are not complete (site.json is missing): run npm run build',
    );
    await mkdir(join(release.directory, 'build/client'), { recursive: true });
    const files = { 'index.html': 'x', 'pricing/index.html': 'y' };
    const manifest = { files, scriptHashes: [], origin: 'https://a.example', connectHosts: [] };
    await writeFile(join(release.directory, 'build/site.json'), JSON.stringify(manifest));
    expect(await line()).toMatch('(client/index.html and 4 more are missing)');
    const others = ['api.json', 'status/draw.js', 'agents/search.js'];
    for (const file of [...Object.keys(files).map((name) => `client/${name}`), ...others]) {
      await mkdir(join(release.directory, 'build', dirname(file)), { recursive: true });
      await writeFile(join(release.directory, 'build', file), 'x');
    }
    const quick = { ...manifest, isQuick: true };
    await writeFile(join(release.directory, 'build/site.json'), JSON.stringify(quick));
    expect(await line()).toMatch(
      'The pages are a quick build, for development: run npm run build.',
    );
    await release.remove();
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
