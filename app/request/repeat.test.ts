import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { minuteMs } from '#contract/time-units.ts';
import { storageWith } from '#tests/support/browser-storage.ts';

const reply = z.object({ code: z.union([z.number(), z.string()]), data: z.optional(z.unknown()) });
const common = {
  method: 'POST',
  kind: 'json',
  body: z.object({ word: z.string() }),
  reply,
} as const;
const make = defineCall({ ...common, path: '/make', replayable: true });
const save = defineCall({ ...common, path: '/save' });
const look = defineCall({ method: 'GET', path: '/look', kind: 'none', reply });

/** The response to a request, or a broken connection. */
type Answer = { body?: object; status?: number; retryAfter?: number } | 'hang up';
type Headers = Record<string, string>;

let received: Headers[];
let answer: (headers: Headers, url: string) => Answer | Promise<Answer>;

beforeEach(() => {
  received = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Headers }) => {
    received.push(headers);
    const said = await answer(headers, url);
    if (said === 'hang up') throw new TypeError('Failed to fetch');
    const { body = { code: 'busy' }, status = 200, retryAfter } = said;
    const response = new Response(JSON.stringify(body), { status });
    if (retryAfter) response.headers.set('retry-after', `${retryAfter}`);
    return response;
  });
  vi.stubGlobal('localStorage', storageWith(new Map()));
  vi.stubGlobal('location', { protocol: 'https:' });
  signIn('old');
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const client = () => import('./client.ts');
const signIn = (token: string, uin = '1') =>
  vi.stubGlobal('document', { cookie: `usertoken=${token}; uin=${uin}; language=en-US` });
const ids = () => received.map(({ requestId }) => requestId);
const different = (values: readonly unknown[]) => new Set(values).size;

/** Responds with each answer in turn, then repeats the last. */
const inTurn = (...answers: Answer[]) => {
  let turn = 0;
  answer = () => answers[Math.min(turn++, answers.length - 1)] ?? 'hang up';
};

/** Advances the clock and expects this number of requests. */
const receivedAfter = async (ms: number, count: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  expect(received).toHaveLength(count);
};

const done = { body: { code: 0, data: 'secret' } };

test.each<[string, Answer]>([
  ['the connection breaks', 'hang up'],
  ['the server gives up', { status: 503 }],
  ['a proxy gives up', { status: 502 }],
  ['a proxy waits too long', { status: 504 }],
])('%s: the same request goes out again and gets its answer', async (_, lost) => {
  inTurn(lost, done);
  const { request } = await client();
  const pending = request(make, { word: 'a' });
  await receivedAfter(0, 1);
  await receivedAfter(1_000, 2);
  expect(await pending).toEqual(done.body);
  expect(different(ids())).toBe(1);
});

test('the delay follows Retry-After, up to ten seconds', async () => {
  inTurn({ status: 503, retryAfter: 5 }, { status: 503, retryAfter: 3_600 }, done);
  const { request } = await client();
  const pending = request(make, { word: 'a' });
  await receivedAfter(0, 1);
  await receivedAfter(4_999, 1);
  await receivedAfter(1, 2);
  await receivedAfter(9_999, 2);
  await receivedAfter(1, 3);
  expect(await pending).toEqual(done.body);
});

test('after two retries the outcome is unknown; the same input reuses the request id', async () => {
  inTurn('hang up', { status: 503 }, 'hang up', done);
  const { request, OutcomeUnknown, NoResponse } = await client();
  const pending = request(make, { word: 'a' }).catch((error: unknown) => error);
  await receivedAfter(0, 1);
  await receivedAfter(1_000, 2);
  await receivedAfter(3_000, 3);
  const failure = await pending;
  expect(failure).toBeInstanceOf(OutcomeUnknown);
  expect(failure).toBeInstanceOf(NoResponse);
  expect(await request(make, { word: 'a' })).toEqual(done.body);
  expect(different(ids())).toBe(1);
  await request(make, { word: 'a' });
  expect(different(ids())).toBe(2);
});

/** Sends a call whose retries are all lost; returns its request id. */
async function lose(word: string) {
  const { request } = await client();
  inTurn('hang up');
  const pending = request(make, { word }).catch(() => undefined);
  await receivedAfter(0, 1);
  await receivedAfter(1_000, 2);
  await receivedAfter(3_000, 3);
  await pending;
  inTurn(done);
  return { request, id: ids()[0] };
}

test('another input gets another request id', async () => {
  const { request, id } = await lose('a');
  await request(make, { word: 'b' });
  expect(ids().at(-1)).not.toBe(id);
});

test('after ten minutes the same input gets a new request id', async () => {
  const { request, id } = await lose('a');
  vi.setSystemTime(Date.now() + 10 * minuteMs);
  await request(make, { word: 'a' });
  expect(ids().at(-1)).not.toBe(id);
});

test('another user does not reuse the request id', async () => {
  const { request, id } = await lose('a');
  signIn('theirs', '2');
  await request(make, { word: 'a' });
  expect(received.at(-1)).toMatchObject({ usertoken: 'theirs' });
  expect(ids().at(-1)).not.toBe(id);
});

test('a retry uses the token of the first attempt', async () => {
  const { request } = await lose('a');
  signIn('renewed');
  await request(make, { word: 'a' });
  expect(received.at(-1)).toMatchObject({ usertoken: 'old' });
});

test('a retry that is refused is sent as a new request with the new token', async () => {
  const { request } = await lose('a');
  signIn('renewed');
  answer = ({ usertoken }) =>
    usertoken === 'renewed' ? done : { status: 401, body: { code: 'session.required' } };
  expect(await request(make, { word: 'a' })).toEqual(done.body);
});

test('calls that are not replayable are not retried', async () => {
  inTurn({ status: 503 });
  const { request } = await client();
  expect(await request(save, { word: 'a' })).toEqual({ code: 'busy' });
  expect(received).toHaveLength(1);
});

test('a refusal is not retried', async () => {
  inTurn({ status: 403, body: { code: 'session.confirm' } }, done);
  const { request } = await client();
  expect(await request(make, { word: 'a' })).toEqual({ code: 'session.confirm' });
  expect(await request(make, { word: 'a' })).toEqual(done.body);
  expect(different(ids())).toBe(2);
});

test('a token renewed by a lost reply does not end the session', async () => {
  const renewed = Promise.withResolvers<Answer>();
  answer = ({ usertoken }, url) => {
    if (url === '/make') return received.length === 1 ? 'hang up' : renewed.promise;
    return usertoken === 'new' ? done : { status: 401, body: { code: 'session.required' } };
  };
  const { request } = await client();
  const pending = request(make, { word: 'a' }).then(() => signIn('new'));
  await receivedAfter(0, 1);
  const looked = request(look);
  await receivedAfter(0, 2);
  await receivedAfter(1_000, 3);
  renewed.resolve(done);
  await pending;
  await receivedAfter(100, 4);
  expect(await looked).toEqual(done.body);
});

test('an identical call during retries replaces them with the same request id', async () => {
  inTurn('hang up', done);
  const { request, RequestCancelled } = await client();
  const first = request(make, { word: 'a' }).catch((error: unknown) => error);
  await receivedAfter(0, 1);
  expect(await request(make, { word: 'a' })).toEqual(done.body);
  expect(await first).toBeInstanceOf(RequestCancelled);
  expect(different(ids())).toBe(1);
});
