import { beforeEach, expect, test, vi } from 'vitest';
import {
  ask,
  bare,
  receiveCalls,
  sendForm,
  sendJson,
  setCookie,
} from '#tests/support/call-receiver.ts';

const calls = receiveCalls();
beforeEach(() => void vi.resetModules());
const client = () => import('./client.ts');
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('a call goes to the host it names', async () => {
  const { request } = await client();
  await request(sendJson, { word: 'a' });
  expect(calls.only().url).toBe('/did/json');
});

test.each([
  ['/user/list', '/admin/user/list'],
  ['/backend_api/x', '/api/backend_api/x'],
  ['/dashboard_api/x', '/did/dashboard_api/x'],
])('a call that names no host: %s goes to %s', async (path, url) => {
  const { request } = await client();
  await request({ ...bare, path });
  expect(calls.only().url).toBe(url);
});

test('JSON, form and query inputs are encoded as the contract says', async () => {
  const { request } = await client();
  await request(sendJson, { word: 'a b' });
  await request(sendForm, { phone: '+65 1', code: 'é' });
  await request(ask, { email: 'a+b@c.example' });
  expect(calls.received.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/did/json', '{"word":"a b"}'],
    ['POST', '/api/form', 'phone=%2B65+1&code=%C3%A9'],
    ['GET', '/did/ask?email=a%2Bb%40c.example', ''],
  ]);
  expect(calls.received.map(({ headers }) => headers['content-type'])).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
    undefined,
  ]);
});

test.each([
  ['language=zh-CN', 'CN'],
  ['language=en-US', 'EN'],
  ['', 'CN'],
])('with the stored language "%s" the language header is %s', async (cookie, header) => {
  setCookie(cookie);
  const { request } = await client();
  await request(bare);
  expect(calls.only().headers['content-language']).toBe(header);
});

test('each call has a fresh request id', async () => {
  const { request } = await client();
  await request(bare);
  await request(bare);
  const [first, second] = calls.received.map(({ headers }) => headers.requestid);
  expect(first).toMatch(uuid);
  expect(second).toMatch(uuid);
  expect(first).not.toBe(second);
});

test('a given request id is used on a POST and ignored on a GET', async () => {
  const { request } = await client();
  await request(sendJson, { word: 'a' }, { requestId: 'given' });
  await request(bare, undefined, { requestId: 'given' });
  expect(calls.received[0]?.headers.requestid).toBe('given');
  expect(calls.received[1]?.headers.requestid).toMatch(uuid);
});
