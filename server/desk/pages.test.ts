import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unknownDocPath, unknownPath } from '#content/prerender.ts';
import { listDeskTeam, logInToDesk, readDesk } from '#contract/desk.ts';
import { requestOf } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { deskOn } from '#tests/support/desk.ts';
import { type StubBuild, stubBuild, stubPages } from '#tests/support/stub-build.ts';
import { auditEvents } from '../db/audit-schema.ts';

let build: StubBuild;
beforeAll(async () => {
  const pages = ['/', '/pricing', ...Object.values(unknownPath), ...Object.values(unknownDocPath)];
  build = await stubBuild({
    ...stubPages(pages),
    ...stubPages(['/desk'], 'the desk in Chinese'),
    ...stubPages(['/en/desk'], 'the desk in English'),
    'desk.data': 'Chinese data',
    'en/desk.data': 'English data',
    'assets/desk.js': 'code',
    'robots.txt': 'User-agent: *',
  });
});
afterAll(() => build.remove());

const english = { cookie: 'language=en-US' };

describe('on the public host', () => {
  let served: TestApp;
  beforeEach(async () => {
    served = await testApp({}, { siteDirectory: build.directory });
  });
  afterEach(() => served.close());
  const open = (url: string, headers: Record<string, string> = {}) =>
    served.app.inject({ url, headers });

  test.each(['/desk', '/desk/team', '/desk/welcome', '/desk/nothing/here'])(
    '%s is the built page in the language of the browser',
    async (path) => {
      expect(await open(path)).toMatchObject({ statusCode: 200, body: 'the desk in Chinese' });
      const page = await open(path, english);
      expect(page).toMatchObject({ statusCode: 200, body: 'the desk in English' });
      expect(page.headers).toMatchObject({
        ...{ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
        'cache-control': 'no-cache',
      });
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test('a switch of the language loads the words of the same page', async () => {
    expect((await open('/desk/team.data', english)).body).toBe('English data');
    expect((await open('/desk.data')).body).toBe('Chinese data');
  });

  test('a page outside the roles is answered 403 and recorded, even to a browser that has it', async () => {
    const they = deskOn(served);
    await they.enter(['support']);
    const cookie = `${english.cookie}; desk-session=${they.cookies.get('desk-session')}`;
    const { headers } = await open('/desk/passkeys', { cookie });
    const etag = String(headers.etag);
    const before = await served.context.database.$count(auditEvents);
    const refused = await open('/desk/team', { cookie, 'if-none-match': etag });
    expect(refused).toMatchObject({ statusCode: 403, body: 'the desk in English' });
    const events = await served.context.database.select().from(auditEvents).offset(before);
    expect(events).toMatchObject([
      {
        action: 'desk.refused',
        actorName: 'mei.tan@nuntix.example',
        details: { path: '/desk/team' },
      },
    ]);
    expect((await open('/desk/passkeys', { cookie })).statusCode).toBe(200);
  });
});

describe('with a host of its own', () => {
  let served: TestApp;
  beforeAll(async () => {
    const settings = { PUBLIC_URL: 'https://www.x.example', DESK_URL: 'https://desk.x.example' };
    served = await testApp(settings, { siteDirectory: build.directory });
  });
  afterAll(() => served.close());
  const open = (host: string, url: string) => served.app.inject({ url, headers: { host } });

  test.each(['/desk', '/desk/team', '/desk.data', '/en/desk', '/en/desk.data', readDesk.path])(
    '%s is like any other unknown path on the public host',
    async (path) => {
      const unknown = await open('www.x.example', '/nothing');
      expect(unknown.statusCode).toBe(404);
      expect(await open('www.x.example', path)).toMatchObject({
        ...{ statusCode: 404, body: unknown.body },
      });
    },
  );

  test('so is a call by another method, which the host of the desk names', async () => {
    const send = (host: string, url: string) =>
      served.app.inject({ method: 'PUT', url, headers: { host } });
    const unknown = await send('www.x.example', '/nothing');
    const { statusCode, body, headers } = await send('www.x.example', readDesk.path);
    expect([statusCode, body, headers.allow]).toEqual([404, unknown.body, undefined]);
    const known = await send('desk.x.example', readDesk.path);
    expect([known.statusCode, known.headers.allow]).toEqual([405, readDesk.method]);
  });

  test('a call by another method is refused, not answered with the page of the desk', async () => {
    const { statusCode, headers } = await open('desk.x.example', logInToDesk.path);
    expect([statusCode, headers.allow]).toEqual([405, 'POST']);
  });

  test.each(['/pricing', '/robots.txt', '/register/officialContactUs', '/nothing'])(
    'the host of the desk does not have %s',
    async (path) => {
      expect((await open('desk.x.example', path)).statusCode).toBe(404);
    },
  );

  test('it has the desk, its files and its calls', async () => {
    expect(await open('desk.x.example', '/')).toMatchObject({ statusCode: 302 });
    for (const path of ['/desk', '/desk/team', '/assets/desk.js', '/readyz', readDesk.path])
      expect([path, (await open('desk.x.example', path)).statusCode]).toEqual([path, 200]);
  });

  test('no call is taken from pages of the public host', async () => {
    const headers = { host: 'desk.x.example', origin: 'https://www.x.example' };
    const answer = await served.app.inject(requestOf(listDeskTeam, undefined, { headers }));
    expect(answer.json().code).toBe('forbidden');
  });
});
