import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draw } from '#app/status/draw.tsx';
import { unknownDocPath, unknownIncident, unknownPath } from '#content/prerender.ts';
import { incidentPath, pagePath } from '#content/site-map.ts';
import { filledPartId, servedStatusId } from '#content/status/served.ts';
import { locales } from '#contract/locale.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, hostileText, mei, open, recordFromNow } from '#tests/support/status.ts';
import { resolveIncident } from './operator.ts';

/** Minimal built pages, filled by the real components. */
const built = (path: string) =>
  `<title>Service status</title><a href="${path}">x</a><div id="${filledPartId}"><div>unfilled</div></div><p>after</p><script id="boot" type="application/json">{}</script>`;

let buildDir: string;
let served: TestApp;
beforeEach(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'nuntix-build-'));
  const paths = locales.flatMap((locale) => [
    pagePath('service-status', locale),
    pagePath('service-status-subscribe', locale),
    pagePath('service-status-record', locale),
    incidentPath(locale, unknownIncident),
    unknownPath[locale],
    unknownDocPath[locale],
  ]);
  const files = paths.map((path) => `${path.slice(1)}/index.html`);
  for (const [index, file] of files.entries()) {
    const path = join(buildDir, 'client', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, built(paths[index] ?? ''));
  }
  const manifest = {
    files: Object.fromEntries(files.map((file) => [file, 'hash'])),
    ...{ origin: 'https://www.nuntix.example', scriptHashes: [], connectHosts: [] },
  };
  await writeFile(join(buildDir, 'site.json'), JSON.stringify(manifest));
  served = await testApp({}, { siteDirectory: buildDir, drawStatus: draw });
  await recordFromNow(served.context);
});
afterEach(async () => {
  await served.close();
  await rm(buildDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url, headers });
const dataIn = (html: string) => {
  const [, json = ''] =
    new RegExp(`<script id="${servedStatusId}" type="application/json">([^<]*)<`).exec(html) ?? [];
  return JSON.parse(json);
};

test.each(locales)('the board is rendered into the served page (%s)', async (locale) => {
  const { incidentId } = await open(served.context, { services: ['sms'] });
  const { body, headers } = await get(pagePath('service-status', locale));
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).not.toContain('unfilled');
  expect(body).toContain('<p>after</p>');
  expect(body).toContain(locale === 'zh' ? 'Calls fail（中文）' : '>Calls fail<');
  expect(body).toContain(incidentPath(locale, incidentId));
  expect(body).toMatch(/\d\d:\d\d:\d\d<\/time> <span>UTC<\/span>/);
  expect(dataIn(body).overview.open).toMatchObject([{ id: incidentId }]);
});

test('a page changes with an update, and is 304 until then', async () => {
  const path = pagePath('service-status', 'en');
  const first = await get(path);
  const etag = String(first.headers.etag);
  expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(304);
  await open(served.context);
  served.clock.advance(5_000);
  const changed = await get(path, { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('Calls to Peru fail.');
});

test('the page is compressed with the encoding the browser accepts', async () => {
  const path = pagePath('service-status', 'en');
  const { body } = await get(path);
  for (const [taken, encoding, open] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const) {
    const reply = await get(path, { 'accept-encoding': taken });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(open(reply.rawPayload).toString()).toBe(body);
  }
  expect((await get(path, { 'accept-encoding': 'zstd' })).headers['content-encoding']).toBe(
    undefined,
  );
});

test('the record of a service is rendered by id; an unknown one is left to the browser', async () => {
  await open(served.context);
  const path = pagePath('service-status-record', 'en');
  const { body } = await get(`${path}?serviceId=3&serviceName=%3Cscript%3E`);
  expect(body).toContain('Calls to Peru fail.');
  expect(body).toMatch(/<h1[^>]*>Voice<\/h1>/);
  expect(body).toContain('<title>Voice | Service status</title>');
  expect(dataIn(body).history).toHaveLength(1);
  for (const query of ['', '?serviceId=99', '?serviceId=x', '?serviceId=3&serviceId=4']) {
    const unfilled = await get(path + query);
    expect(unfilled.statusCode).toBe(200);
    expect(unfilled.body).toContain('unfilled');
  }
});

test('an incident has its own title and links; an unknown one is 404', async () => {
  const { incidentId } = await open(served.context);
  await resolveIncident(served.context, mei, incidentId, { text: both('It is back.') });
  const { body } = await get(incidentPath('en', incidentId));
  expect(body).toContain('<title>Calls fail | Service status</title>');
  expect(body).toContain(`<a href="${incidentPath('en', incidentId)}">x</a>`);
  expect(body).toContain('It is back.');
  for (const id of ['nothing', unknownIncident, 'a%00b', '%ff']) {
    const reply = await get(incidentPath('en', id));
    expect(reply.statusCode, id).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode, id).toBeLessThan(500);
  }
});

test('the breadcrumb names the service of an incident, and none if several are affected', async () => {
  const crumb = async (services: readonly ('voice' | 'sms')[]) => {
    const { incidentId } = await open(served.context, { services: [...services] });
    served.clock.advance(5_000);
    const { body } = await get(incidentPath('en', incidentId));
    return /<nav[^>]*data-breadcrumb.*?<\/nav>/s.exec(body)?.[0];
  };
  expect(await crumb(['voice'])).toContain('Voice');
  expect(await crumb(['voice', 'sms'])).not.toMatch(/Voice|SMS/);
});

test('markup in texts is escaped, in the page and in its data', async () => {
  const hostile = `</script>${hostileText}`;
  const { incidentId } = await open(served.context, { title: both(hostile), text: both(hostile) });
  for (const path of [pagePath('service-status', 'en'), incidentPath('en', incidentId)]) {
    const { body } = await get(path);
    expect(body).not.toContain('<script>alert');
    expect(body.match(/<\/script>/g)).toHaveLength(2);
    expect(JSON.stringify(dataIn(body))).toContain('</script>');
  }
});

test('before the first reading the built page is served unchanged', async () => {
  await served.context.database.execute('alter table status_changes rename to gone');
  const { statusCode, body } = await get(pagePath('service-status', 'en'));
  expect(statusCode).toBe(200);
  expect(body).toContain('unfilled');
});
