import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { documentWith, storageWith } from '#tests/support/browser-storage.ts';

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const reply = z.object({ code: z.union([z.number(), z.string()]) });
const sendJson = defineCall({
  method: 'POST',
  path: '/json',
  host: 'did',
  kind: 'json',
  body: z.object({ word: z.string() }),
  reply,
});
const sendForm = defineCall({
  method: 'POST',
  path: '/form',
  host: 'api',
  kind: 'form',
  body: z.object({ phone: z.string(), code: z.string() }),
  reply,
});
const ask = defineCall({
  method: 'GET',
  path: '/ask',
  host: 'did',
  kind: 'query',
  query: z.object({ email: z.string() }),
  reply,
});
const bare = defineCall({ method: 'GET', path: '/bare', kind: 'none', reply });

let server: Server;
let received: Received[];
let answer: (request: Received) => unknown;
let stored: Map<string, string>;

/** The client reads the browser's stores; the network and the server are real. */
beforeEach(async () => {
  received = [];
  answer = () => ({ code: 0 });
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    const got = { method, url, headers, body };
    received.push(got);
    const said = await answer(got);
    response.end(typeof said === 'string' ? said : JSON.stringify(said));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const origin = `http://127.0.0.1:${port}`;
  vi.stubEnv('VITE_ADMIN_HOST', `${origin}/admin`);
  vi.stubEnv('VITE_API_HOST', `${origin}/api`);
  vi.stubEnv('VITE_DID_HOST', `${origin}/did`);
  vi.stubGlobal('document', { cookie: 'language=en-US' });
  stored = new Map();
  vi.stubGlobal('localStorage', storageWith(stored));
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.resetModules();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const client = () => import('./client.ts');
const setCookie = (cookie: string) => vi.stubGlobal('document', { cookie });
const only = (): Received => {
  expect(received).toHaveLength(1);
  return received[0] as Received;
};

test('a call goes to the host it names', async () => {
  const { request } = await client();
  await request(sendJson, { word: 'a' });
  expect(only().url).toBe('/did/json');
});

test.each([
  ['/user/list', '/admin/user/list'],
  ['/backend_api/x', '/api/backend_api/x'],
  ['/dashboard_api/x', '/did/dashboard_api/x'],
])('a call that names no host: %s goes to %s', async (path, url) => {
  const { request } = await client();
  await request({ ...bare, path });
  expect(only().url).toBe(url);
});

test('JSON, form and query inputs travel as agreed', async () => {
  const { request } = await client();
  await request(sendJson, { word: 'a b' });
  await request(sendForm, { phone: '+65 1', code: 'é' });
  await request(ask, { email: 'a+b@c.example' });
  expect(received.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/did/json', '{"word":"a b"}'],
    ['POST', '/api/form', 'phone=%2B65+1&code=%C3%A9'],
    ['GET', '/did/ask?email=a%2Bb%40c.example', ''],
  ]);
  expect(received.map(({ headers }) => headers['content-type'])).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
    undefined,
  ]);
});

test('no token, no token header', async () => {
  const { request } = await client();
  await request(bare);
  expect(only().headers).not.toHaveProperty('usertoken');
});

test('the token header carries the cookie', async () => {
  setCookie('a=b; usertoken=t%2B1; language=en-US');
  const { request } = await client();
  await request(bare);
  expect(only().headers.usertoken).toBe('t+1');
});

test('the token header carries the sealed value rather than the cookie', async () => {
  setCookie('usertoken=plain; language=en-US');
  vi.stubEnv('VITE_TOKEN_KEY', '0123456789abcdef');
  vi.stubEnv('VITE_TOKEN_IV', 'fedcba9876543210');
  const { sealToken } = await import('./sealed-token.ts');
  stored.set('usertoken-sealed', sealToken('secret-1', '0123456789abcdef', 'fedcba9876543210'));
  const { request } = await client();
  await request(bare);
  expect(only().headers.usertoken).toBe('secret-1');
});

test('a sealed value that cannot be opened rejects with "Invalid token" and nothing is sent', async () => {
  stored.set('usertoken-sealed', 'bm90IHNlYWxlZCBhdCBhbGw=');
  const { request, RequestFailed } = await client();
  const failure = await request(bare).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'Invalid token' });
  expect(failure).not.toBeInstanceOf(RequestFailed);
  expect(received).toEqual([]);
});

test.each([
  ['a sealed value that cannot be opened', { sealed: 'bm90IHNlYWxlZCBhdCBhbGw=', cookie: 'ok' }],
  ['a cookie that no header can carry', { sealed: undefined, cookie: '%E4%BD%A0' }],
])('%s is dropped with all of the login: the next call goes without', async (_, given) => {
  const cookies = new Map([['usertoken', given.cookie]]);
  vi.stubGlobal('document', documentWith(cookies));
  if (given.sealed) stored.set('usertoken-sealed', given.sealed);
  stored.set('menulist', '[]');
  const { request } = await client();
  await expect(request(bare)).rejects.toThrow('Invalid token');
  await request(bare);
  expect(only().headers).not.toHaveProperty('usertoken');
  expect([...stored, ...cookies]).toEqual([]);
});

describe('a token that is refused', () => {
  const refused = { code: 'session.required', msg: '' };
  /** The server takes this one alone; meanwhile the browser comes to hold what `held` says. */
  const takes = (token: string, held = '') => {
    answer = ({ headers }) => {
      if (headers.usertoken === token) return { code: 0 };
      if (held) setCookie(held);
      return refused;
    };
  };
  const sent = () => received.map(({ headers }) => headers.usertoken);

  test('and has meanwhile been renewed: the call goes out once more with the new one', async () => {
    setCookie('usertoken=old; uin=1');
    takes('new', 'usertoken=new; uin=1');
    const { request } = await client();
    expect(await request(sendJson, { word: 'a' })).toEqual({ code: 0 });
    expect(sent()).toEqual(['old', 'new']);
    expect(received.map(({ body }) => body)).toEqual(['{"word":"a"}', '{"word":"a"}']);
  });

  test('and is still the stored one: that is the answer', async () => {
    setCookie('usertoken=old; uin=1');
    takes('new');
    const { request } = await client();
    expect(await request(bare)).toMatchObject({ code: 'session.required' });
    expect(sent()).toEqual(['old']);
  });

  test('and was renewed, and is refused again: that is the answer', async () => {
    setCookie('usertoken=old; uin=1');
    takes('newest', 'usertoken=new; uin=1');
    const { request } = await client();
    expect(await request(bare)).toMatchObject({ code: 'session.required' });
    expect(sent()).toEqual(['old', 'new']);
  });

  test('and somebody else has logged in: nothing is done in their name', async () => {
    setCookie('usertoken=old; uin=1');
    takes('theirs', 'usertoken=theirs; uin=2');
    const { request } = await client();
    expect(await request(bare)).toMatchObject({ code: 'session.required' });
    expect(sent()).toEqual(['old']);
  });
});

test.each([
  ['language=zh-CN', 'CN'],
  ['language=en-US', 'EN'],
  ['', 'CN'],
])('with the stored language "%s" the language header is %s', async (cookie, header) => {
  setCookie(cookie);
  const { request } = await client();
  await request(bare);
  expect(only().headers['content-language']).toBe(header);
});

test('each call has a fresh request id', async () => {
  const { request } = await client();
  await request(bare);
  await request(bare);
  const [first, second] = received.map(({ headers }) => headers.requestid);
  expect(first).toMatch(uuid);
  expect(second).toMatch(uuid);
  expect(first).not.toBe(second);
});

test('a given request id is used on a POST and ignored on a GET', async () => {
  const { request } = await client();
  await request(sendJson, { word: 'a' }, { requestId: 'given' });
  await request(bare, undefined, { requestId: 'given' });
  expect(received[0]?.headers.requestid).toBe('given');
  expect(received[1]?.headers.requestid).toMatch(uuid);
});

test('an identical call in flight is cancelled when it is repeated', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let calls = 0;
  answer = async () => {
    calls += 1;
    if (calls === 1) await held;
    return { code: calls };
  };
  const { request, RequestCancelled } = await client();
  const first = request(sendJson, { word: 'same' });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  const second = request(sendJson, { word: 'same' });
  await expect(first).rejects.toBeInstanceOf(RequestCancelled);
  expect(await second).toHaveProperty('code');
  release();
});

test('a call that was cancelled does not forget the one that replaced it', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  answer = async () => {
    await held;
    return { code: 0 };
  };
  const { request, RequestCancelled } = await client();
  const first = request(sendJson, { word: 'same' });
  const second = request(sendJson, { word: 'same' });
  await expect(first).rejects.toBeInstanceOf(RequestCancelled);
  const third = request(sendJson, { word: 'same' });
  await expect(second).rejects.toBeInstanceOf(RequestCancelled);
  release();
  expect(await third).toEqual({ code: 0 });
});

test('a call that was answered is over: nothing waits for it and nothing cancels it', async () => {
  const { request } = await client();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const abort = vi.spyOn(AbortController.prototype, 'abort');
  await request(bare);
  expect(vi.getTimerCount()).toBe(0);
  await request(bare);
  expect(abort).not.toHaveBeenCalled();
  abort.mockRestore();
});

test('calls that differ in path or data do not cancel each other', async () => {
  const { request } = await client();
  const replies = await Promise.all([
    request(sendJson, { word: 'a' }),
    request(sendJson, { word: 'b' }),
    request(bare),
  ]);
  expect(replies).toEqual([{ code: 0 }, { code: 0 }, { code: 0 }]);
});

test('a call that is never answered fails after 1,500,000 ms and not before', async () => {
  answer = () => new Promise(() => undefined);
  const { request, NoAnswer } = await client();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let outcome: unknown;
  const call = request(bare).catch((error: unknown) => {
    outcome = error;
  });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  vi.advanceTimersByTime(1_499_999);
  await Promise.resolve();
  expect(outcome).toBeUndefined();
  vi.advanceTimersByTime(1);
  await call;
  expect(outcome).toBeInstanceOf(NoAnswer);
});

test('"unknown error request" is a rejection in English', async () => {
  answer = () => ({ code: 1, message: 'unknown error request' });
  const { request, RequestFailed } = await client();
  await expect(request(bare)).rejects.toBeInstanceOf(RequestFailed);
});

test('another message is an ordinary reply', async () => {
  answer = () => ({ code: 1, message: 'something else' });
  const { request } = await client();
  expect(await request(bare)).toEqual({ code: 1 });
});

test('"unknown error request" is an ordinary reply in Chinese', async () => {
  setCookie('language=zh-CN');
  answer = () => ({ code: 1, message: 'unknown error request' });
  const { request } = await client();
  expect(await request(bare)).toEqual({ code: 1 });
});

test.each([
  ['is not JSON', '<html>'],
  ['is not what was agreed', '{"other":1}'],
  ['is nothing', 'null'],
  ['is a number', '7'],
])('a reply that %s is a failure, and an answer', async (_, text) => {
  answer = () => text;
  const { request, RequestFailed, NoAnswer } = await client();
  const failure = await request(bare).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RequestFailed);
  expect(failure).not.toBeInstanceOf(NoAnswer);
});

test('an unreachable host is no answer', async () => {
  vi.stubEnv('VITE_ADMIN_HOST', 'http://127.0.0.1:1');
  const { request, NoAnswer } = await client();
  const failure = await request(bare).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NoAnswer);
  expect(failure).toHaveProperty('cause', expect.any(TypeError));
});
