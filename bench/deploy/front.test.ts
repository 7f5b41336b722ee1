import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorWords } from '#content/interface/errors.ts';
import { localeOfVisit } from '#content/locale-of-visit.ts';
import { docsBase, pageIds, pagePath } from '#content/site-map.ts';
import { languageTags, locales } from '#contract/locale.ts';
import { writeRefusals } from '#scripts/build/finish/write-refusals.ts';
import { refusalPage } from '#server/http/refusal-page.ts';
import { refusalPolicy } from '#server/http/security-headers.ts';
import { freePort } from './free-port.ts';
import { writeNginx } from './nginx-config.ts';
import { findProgram, runTool } from './run-tool.ts';
import { selfSigned } from './self-signed.ts';
import { type RunningNginx, startNginx } from './start-nginx.ts';
import { startStubSite } from './stub-site.ts';

const [nginx, openssl] = [findProgram('nginx'), findProgram('openssl')];

/** Without nginx these are skipped; the shipped configuration text has its own tests. */
describe.skipIf(!nginx || !openssl)('the shipped nginx', () => {
  const cleanUp: (() => unknown)[] = [];
  let stub: Awaited<ReturnType<typeof startStubSite>>;
  let ports: { tls: number; plain: number; beside: number };
  let ca: string;
  let accessLog: string;
  let files: string;

  beforeAll(async () => {
    if (!nginx || !openssl) return;
    const folder = await mkdtemp(join(tmpdir(), 'site-front-'));
    cleanUp.push(() => rm(folder, { recursive: true, force: true }));
    files = join(folder, 'files');
    await mkdir(join(files, 'assets'), { recursive: true });
    for (const [ending, text] of Object.entries({ '': 'plain', '.br': 'brotli', '.gz': 'gzip' }))
      for (const type of ['js', 'css', 'json'])
        await writeFile(join(files, 'assets', `a-12345678.${type}${ending}`), text);
    await writeFile(join(files, 'assets/f-12345678.woff2'), 'font');
    await writeRefusals(files);
    await mkdir(join(folder, 'beside/page'), { recursive: true });
    await writeFile(join(folder, 'beside/page/index.html'), 'plain');
    await writeFile(join(folder, 'beside/page/index.html.br'), 'brotli');
    await writeFile(join(folder, 'beside/a.css'), 'style');
    stub = await startStubSite();
    cleanUp.push(() => stub.stop());
    accessLog = join(folder, 'access.log');
    ports = { tls: await freePort(), plain: await freePort(), beside: await freePort() };
    const certificate = await selfSigned(openssl, folder);
    ca = await readFile(certificate.file, 'utf8');
    const config = await writeNginx({
      ...{
        folder,
        ports,
        certificate,
        name: 'localhost',
        deskName: 'desk.localhost',
        rate: '1r/s',
      },
      version: (await runTool(nginx, ['-v'])).output,
      servers: stub.addresses,
      files,
      folders: [{ folder: join(folder, 'beside'), port: ports.beside }],
    });
    // On a slow machine the one-second cache would expire before the second request.
    const site = await readFile(join(folder, 'site.conf'), 'utf8');
    await writeFile(join(folder, 'site.conf'), site.replace('200 1s', '200 1h'));
    const running: RunningNginx = await startNginx(nginx, config, ports.tls);
    cleanUp.push(() => running.stop());
  });

  afterAll(async () => {
    for (const end of cleanUp.reverse()) await end();
  });

  type Sent = { method?: string; headers?: Record<string, string>; body?: string };

  async function ask(
    path: string,
    { method = 'GET', headers = {}, body }: Sent = {},
    by: 'tls' | 'plain' | 'beside' = 'tls',
  ) {
    const to = { host: '127.0.0.1', servername: 'localhost', path, method, agent: false, ca };
    const all = { host: 'localhost', ...headers };
    const send = by === 'plain' ? plainRequest : tlsRequest;
    const sent = send({ ...to, port: ports[by], headers: all });
    sent.end(body);
    const [answer] = await once(sent, 'response');
    let text = '';
    for await (const chunk of answer.setEncoding('utf8')) text += chunk;
    return {
      status: Number(answer.statusCode),
      headers: answer.headers as IncomingHttpHeaders,
      text,
    };
  }

  test('the host of the desk is passed on, and its responses are kept apart', async () => {
    const headers = { host: 'desk.localhost' };
    expect((await ask('/kept-apart')).text).toBe('1');
    expect((await ask('/kept-apart', { headers })).text).toBe('2');
    expect((await ask('/kept-apart', { headers })).text).toBe('2');
    const arrived = stub.got('/kept-apart').map((one) => one.headers.host);
    expect(arrived).toEqual(['localhost', 'desk.localhost']);
  });

  test('browsers get HTTP/2', async () => {
    const socket = connect({
      ...{ port: ports.tls, host: '127.0.0.1', servername: 'localhost', ca },
      ALPNProtocols: ['h2', 'http/1.1'],
    });
    await once(socket, 'secureConnect');
    expect([socket.alpnProtocol, socket.getProtocol()]).toEqual(['h2', 'TLSv1.3']);
    socket.destroy();
  });

  test('responses that are the same for all are requested once', async () => {
    expect((await ask('/page')).text).toBe('1');
    expect((await ask('/page')).text).toBe('1');
    expect((await ask('/page', { headers: { 'accept-encoding': 'br' } })).text).toBe('2');
  });

  test.each([
    ['a call', '/call', {}],
    ['what depends on a cookie', '/by-cookie', { cookie: 'language=zh' }],
    ['a document as Markdown', '/document-en/sms', { accept: 'text/markdown' }],
    ['a request with an id of its own', '/page?id', { requestid: 'x' }],
    ['a request with a session', '/page?session', { usertoken: 'x' }],
    ['a request with a key', '/page?key', { authorization: 'x' }],
  ])('%s is requested each time', async (_, path, headers) => {
    await ask(path, { headers });
    await ask(path, { headers });
    expect(stub.got(path)).toHaveLength(2);
  });

  test('a document as a page is not served to clients that prefer Markdown, nor the other way round', async () => {
    const html = { headers: { accept: 'text/html' } };
    const markdown = { headers: { accept: 'text/markdown' } };
    const texts = [];
    for (const accept of [html, markdown, html])
      texts.push((await ask('/document/a', accept)).text);
    expect(texts).toEqual(['1', '2', '1']);
  });

  test.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip;q=0.5, br;q=0', 'gzip', 'gzip'],
    ['identity', 'plain', undefined],
  ])('a hashed file is served from disk, as %s', async (accept, text, encoding) => {
    const answer = await ask('/assets/a-12345678.js', { headers: { 'accept-encoding': accept } });
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['css', 'text/css; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
  ])('hashed %s is compressed, with its own type', async (ending, type) => {
    const answer = await ask(`/assets/a-12345678.${ending}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer).toMatchObject({ status: 200, text: 'brotli' });
    expect(answer.headers['content-type']).toBe(type);
  });

  test('a font is served from disk, a file of another release from the app', async () => {
    expect((await ask('/assets/f-12345678.woff2')).headers['content-type']).toBe('font/woff2');
    expect((await ask('/assets/b-12345678.js')).text).toBe('1');
  });

  test.each([
    ['/page/', 'br', 'brotli', 'text/html; charset=utf-8', 'no-cache'],
    ['/page/', 'gzip', 'plain', 'text/html; charset=utf-8', 'no-cache'],
    ['/a.css', 'br', 'style', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('a comparison folder serves %s for %s', async (path, accept, text, type, kept) => {
    const answer = await ask(path, { headers: { 'accept-encoding': accept } }, 'beside');
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': kept });
    expect(answer.headers['content-encoding']).toBe(text === 'brotli' ? 'br' : undefined);
  });

  test('clients cannot forge the address that the app trusts', async () => {
    await ask('/call/forged', {
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'evil.example' },
    });
    const [arrived] = stub.got('/call/forged');
    expect(arrived?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      host: 'localhost',
    });
    expect(arrived?.headers).not.toHaveProperty('x-forwarded-host');
  });

  test.each(['/metrics', '/dev/inbox'])('%s is not served', async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(stub.got(path)).toEqual([]);
  });

  test('another host name is refused', async () => {
    expect((await ask('/page', { headers: { host: 'evil.example' } })).status).toBe(421);
  });

  test('over plain HTTP pages redirect to TLS, and the rest is refused', async () => {
    const page = await ask('/pricing?a=b', {}, 'plain');
    expect(page.status).toBe(301);
    expect(page.headers.location).toBe(`https://localhost:${ports.tls}/pricing?a=b`);
    expect((await ask('/contact', { method: 'POST' }, 'plain')).status).toBe(403);
    expect((await ask('/whoAmI', { headers: { usertoken: 'x' } }, 'plain')).status).toBe(403);
    expect((await ask('/sandbox/v1', {}, 'plain')).status).toBe(403);
  });

  test('an unreachable process is skipped for a page', async () => {
    expect(await ask('/breaks/page')).toMatchObject({ status: 200, text: '2' });
  });

  test('a call that may have taken effect is not sent twice', async () => {
    const answer = await ask('/breaks/call', {
      ...{ method: 'POST', body: '{}' },
      headers: { 'content-language': 'CN' },
    });
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toEqual({ code: 'busy', msg: errorWords.zh.busy });
    expect(stub.got('/breaks/call')).toHaveLength(1);
  });

  test('a 503 is passed on, and the process is used again', async () => {
    expect((await ask('/away')).status).toBe(503);
    expect(stub.got('/away')).toHaveLength(1);
  });

  test.each(['GET', 'HEAD'])(
    'an overloaded process lets another one answer: %s',
    async (method) => {
      for (let time = 0; time < 4; time += 1) {
        const answer = await ask(`/late/${method}/${time}`, { method });
        expect(answer.status).toBe(200);
        expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache' });
        expect(answer.headers).not.toHaveProperty('x-accel-redirect');
      }
    },
  );

  test('if all are overloaded, each is tried and the refusal is passed on', async () => {
    const answer = await ask('/late/both');
    expect(answer.status).toBe(503);
    expect(answer.headers).not.toHaveProperty('x-accel-redirect');
    expect(stub.got('/late/both').length).toBeGreaterThanOrEqual(2);
    expect(stub.got('/late/both').length).toBeLessThanOrEqual(3);
  });

  test('a call that an overloaded process refused is not sent twice', async () => {
    const posts = [];
    for (let time = 0; time < 4; time += 1)
      posts.push(await ask(`/late/call/${time}`, { method: 'POST', body: '{}' }));
    // Of the two processes that take turns one is overloaded.
    expect(posts.map(({ status }) => status)).toContain(503);
    for (let time = 0; time < 4; time += 1) expect(stub.got(`/late/call/${time}`)).toHaveLength(1);
  });

  test('clients cannot request another process by a header', async () => {
    await ask('/call/offered', { headers: { 'x-overload-redirect': '/etc/passwd' } });
    expect(stub.got('/call/offered')[0]?.headers['x-overload-redirect']).toBe('@sibling');
  });

  test('the limit of a body is that of the app', async () => {
    const large = { method: 'POST', body: 'x'.repeat(17 * 1024) };
    const refused = await ask('/contact', large);
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.text)).toEqual({
      code: 'too-large',
      msg: errorWords.en['too-large'],
    });
    expect((await ask('/sandbox/upload', large)).status).toBe(200);
  });

  test('query strings are not logged', async () => {
    await ask('/logged?token=not-for-logs');
    await expect.poll(() => readFile(accessLog, 'utf8')).toContain('"path":"/logged"');
    expect(await readFile(accessLog, 'utf8')).not.toContain('not-for-logs');
  });

  test('the error files of nginx have no URL', async () => {
    expect((await ask('/refusals/busy.en.html')).status).toBe(404);
  });

  const asPage = { 'sec-fetch-mode': 'navigate' };
  const addresses = pageIds.flatMap((page) => locales.map((locale) => pagePath(page, locale)));
  const activation = pagePath('activate-account', 'en');
  // Every request counts: one address may send a burst of 300.
  const visits = [
    ...[...new Set(addresses), docsBase.zh].map((path) => [path, ''] as const),
    ...locales.flatMap((chosen) => {
      const cookie = `language=${languageTags[chosen]}`;
      return [
        [pagePath('console-home', 'en'), cookie],
        [pagePath('pricing', 'en'), cookie],
        [`${activation}?token=a&internationalization=true`, cookie],
        [`${activation}?internationalization=false&token=a`, cookie],
      ] as const;
    }),
  ];
  test.each(visits)(
    '%s shows a page in its language while no process answers (%s)',
    async (path, cookie) => {
      const address = new URL(path, 'http://site');
      const locale = localeOfVisit(address, cookie);
      address.searchParams.append('gone', '');
      const answer = await ask(address.pathname + address.search, {
        headers: { ...asPage, cookie },
      });
      expect(answer).toMatchObject({ status: 503, text: refusalPage('busy', locale) });
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': refusalPolicy,
        'cache-control': 'no-store',
        'retry-after': '5',
      });
    },
  );

  test('a form sent without scripts gets a page, a call an envelope, whatever its method', async () => {
    const form = await ask('/zh-login?gone', { method: 'POST', headers: asPage });
    expect(form).toMatchObject({ status: 503, text: refusalPage('busy', 'zh') });
    for (const method of ['GET', 'POST']) {
      const answer = await ask('/client_api/gone', { method, headers: { accept: 'text/html' } });
      expect(answer.status).toBe(503);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(answer.text)).toEqual({ code: 'busy', msg: errorWords.en.busy });
    }
  });

  test('in front of a release without these files no error becomes a 404', async () => {
    await rm(join(files, 'refusals'), { recursive: true });
    expect((await ask('/pricing?gone', { headers: asPage })).status).toBe(503);
    await writeRefusals(files);
  });

  // The last test: after it this address is blocked for minutes.
  test('a flood is refused with the message of the app', async () => {
    const answers = [];
    const askOften = (headers: Record<string, string> = {}) =>
      Promise.all(Array.from({ length: 25 }, () => ask('/zh/flood', { headers })));
    for (let i = 0; i < 20; i++) answers.push(...(await askOften()));
    const refused = answers.find(({ status }) => status === 429);
    expect(JSON.parse(refused?.text ?? '{}')).toMatchObject({ code: 'too-many-requests' });
    expect(refused?.headers['retry-after']).toBe('1');
    const opened = (await askOften(asPage)).find(({ status }) => status === 429);
    expect(opened?.text).toBe(refusalPage('too-many-requests', 'zh'));
  });
});
