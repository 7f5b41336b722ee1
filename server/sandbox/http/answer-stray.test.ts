import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { type Practice, practice, sandboxApp, theApi } from '#tests/support/sandbox.ts';
import { sandboxRequests } from '../../db/sandbox-schema.ts';

let running: TestApp;
beforeAll(async () => {
  running = await sandboxApp();
});
afterAll(() => running.close());

const logOf = ({ application }: Practice) =>
  running.context.database
    .select()
    .from(sandboxRequests)
    .where(eq(sandboxRequests.applicationId, application.id))
    .orderBy(asc(sandboxRequests.madeAt));

test.each(['/v2/none', '/v2/sms/mt/', '/', '/sms', '/v2//sms/mt', '/V2/sms/mt'])(
  'POST %s is no call: 1402',
  async (path) => {
    const reply = await running.app.inject({ method: 'POST', url: `/sandbox${path}?a=b` });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers).not.toHaveProperty('allow');
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.json()).toEqual({
      code: 1402,
      msg: `There is no such path: ${path}.`,
      requestId: expect.any(String),
      error: {
        retry: 'no',
        docUrl: expect.stringMatching(/\/document-en\/general\/error-codes#error-1402$/),
        expected: expect.stringMatching(/^[A-Z]+ \/.*, [A-Z]+ \/.*, [A-Z]+ \//),
      },
    });
  },
);

test('a message repeats no more than the beginning of a path', async () => {
  const reply = await running.app.inject(`/sandbox/${'x'.repeat(5_000)}`);
  expect(reply.json().msg.length).toBeLessThan(300);
});

test.each([
  ['POST', '/v2/sms/mtt', 'POST /v2/sms/mt, '],
  ['GET', '/v2/sms/record/5f0c1a7e', 'GET /v2/sms/records/{messageId}, '],
  ['PUT', '/v2/sms/mt', 'POST /v2/sms/mt, '],
] as const)('%s %s names the nearest calls', async (method, path, expected) => {
  const reply = await running.app.inject({ method, url: `/sandbox${path}` });
  expect(reply.json().error.expected).toMatch(expected);
});

test('another method is 1403, and Allow names those of the path', async () => {
  const other = (method: string) =>
    theApi().calls.filter((call) => call.method !== method && !call.path.includes('{'));
  const [posted] = other('GET');
  if (!posted) throw new Error('Every call is a GET.');
  const reply = await running.app.inject({ method: 'PUT', url: `/sandbox${posted.path}` });
  const methods = theApi().calls.flatMap(({ path, method }) =>
    path === posted.path ? [method] : [],
  );
  const allow = methods.join(', ');
  expect(reply.statusCode).toBe(405);
  expect(reply.headers.allow).toBe(allow);
  expect(reply.json()).toMatchObject({
    code: 1403,
    msg: `The path does not accept this method: PUT (allowed: ${allow}).`,
  });
  const message = await running.app.inject({ method: 'PUT', url: '/sandbox/v2/sms/records/1' });
  expect([message.statusCode, message.headers.allow]).toEqual([405, 'GET']);
  const head = await running.app.inject({ method: 'HEAD', url: '/sandbox/v2/sms/mt' });
  expect([head.statusCode, head.headers.allow]).toEqual([405, 'POST']);
});

test('every call is found: any other method of its path is 1403', async () => {
  for (const call of theApi().calls) {
    const url = `/sandbox${call.path.replace(/\{\w+\}/g, 'x')}`;
    const reply = await running.app.inject({ method: 'OPTIONS', url });
    expect([reply.statusCode, reply.json().code], url).toEqual([405, 1403]);
    expect(String(reply.headers.allow).split(', '), url).toContain(call.method);
  }
});

test('the owner of a known key sees it in the log, without secrets', async () => {
  const me = await practice(running);
  const { accessKey } = me.key;
  const code = '482916';
  await running.app.inject({
    method: 'POST',
    url: '/sandbox/v2/none?page=1',
    headers: { 'x-access-key': accessKey, 'x-signature': 'wrong', 'x-nonce': randomUUID() },
    payload: { code, appSecret: me.secretKey },
  });
  running.clock.advance(1);
  await running.app.inject({
    method: 'PUT',
    url: '/sandbox/sms/mt',
    payload: { appKey: accessKey, appSecret: me.secretKey, phone: '12025550101' },
  });
  const log = await logOf(me);
  expect(log).toMatchObject([
    { callId: '', method: 'POST', path: '/v2/none', query: 'page=1', status: 404, code: 1402 },
    { callId: '', method: 'PUT', path: '/sms/mt', status: 405, code: 1403, keyId: me.key.id },
  ]);
  const stored = JSON.stringify(log);
  expect(stored).toContain('12025550101');
  expect(stored).not.toContain(me.secretKey);
  expect(stored).not.toContain(code);
});

test.each([
  ['an unknown key', { 'x-access-key': 'AKTESTNOBODY' }, {}],
  ['a key that is no text of a key', { 'x-access-key': '\u00e9'.repeat(3) }, {}],
  ['a key with a NUL', {}, { appKey: 'AKTEST\0' }],
  ['a key that is no text', {}, { appKey: [] }],
])('%s changes nothing', async (_, headers, payload) => {
  const sent = { method: 'POST', url: '/sandbox/v2/none', headers, payload } as const;
  expect((await running.app.inject(sent)).json()).toMatchObject({ code: 1402 });
});

test('what is logged of them is limited, and the codes cannot be asked for', async () => {
  const strict = await sandboxApp({ SANDBOX_REQUESTS_PER_10_SECONDS: '2' });
  const me = await practice(strict);
  const headers = { 'x-access-key': me.key.accessKey };
  for (let sent = 0; sent < 4; sent += 1)
    await strict.app.inject({ url: '/sandbox/v2/none', headers });
  const own = eq(sandboxRequests.applicationId, me.application.id);
  expect(await strict.context.database.$count(sandboxRequests, own)).toBe(2);
  for (const code of ['1402', '1403'])
    expect(await me.send('smsSendV2', { headers: { 'x-sandbox-answer': code } })).toMatchObject({
      status: 400,
      code: 1002,
    });
  await strict.close();
});
