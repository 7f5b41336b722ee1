import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { startCollector } from '#tests/support/collector.ts';
import { bareRelease } from '#tests/support/other-release.ts';
import { processTests } from '#tests/support/process-tests.ts';
import { productionSettings } from '#tests/support/production-settings.ts';
import { runServerProcess, type ServerProcess } from '#tests/support/server-process.ts';

const { dataDir, start } = processTests();

test('a process with an unknown secret is not ready; with both secrets it is', async () => {
  const [one, other] = ['1'.repeat(32), '2'.repeat(32)];
  const ready = async ({ url }: ServerProcess) => (await fetch(`${url}/readyz`)).json();
  const first = await start({ APP_SECRET: one });
  const foreign = await start({ APP_SECRET: other });
  const why = 'APP_SECRET is not the one that this database is sealed with: set';
  expect(foreign.output()).toContain(`Not ready at ${foreign.url}\n  ${why}`);
  expect(await ready(first)).toEqual({ status: 'ok' });
  expect(await ready(foreign)).toEqual({ status: 'unavailable', reason: 'secret' });
  const both = await start({ APP_SECRET: one, APP_SECRET_SECOND: other });
  expect(await ready(both)).toEqual({ status: 'ok' });
});

test('a stopping process becomes unready first, and still answers', async () => {
  const { child, url } = await start({ DRAIN_SECONDS: '15' });
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
  const { child, ended, output } = await start({ DATABASE_URL: '' });
  expect(output()).toContain(`Demo account: ${brand.demoMail}, password `);
  expect(output()).toMatch(/Inbox: +http:\/\/localhost:\d+\/dev\/inbox/);
  expect((await stat(join(dataDir(), 'demo-account.json'))).mode & 0o777).toBe(0o600);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output()).not.toContain('unexpectedly');
});

test('SIGINT stops it cleanly, and a collector gets the last traces', async () => {
  const collector = await startCollector();
  const { child, ended, url } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  await fetch(`${url}/readyz`);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  const request = collector.spans.find(({ name }) => name === 'GET /readyz');
  expect(request?.resource['service.name']).toBe(brand.codeName);
  expect(collector.spans.some(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true);
  await collector.close();
});

test('production does not start without complete pages', async () => {
  const release = await bareRelease();
  const line = async () => {
    const settings = { DATA_DIR: dataDir(), ...productionSettings };
    const { code, stderr } = await runServerProcess(settings, release.directory);
    expect(code).toBe(1);
    return stderr;
  };
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
  expect(await line()).toMatch('The pages are a quick build, for development: run npm run build.');
  await release.remove();
});
