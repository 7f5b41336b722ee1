import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { errorWords } from '#content/interface/errors.ts';
import { clientPath } from '#content/site-map.ts';
import { replyWithError } from './error-replies.ts';
import { AppError } from './errors.ts';
import { refusalPage } from './refusal-page.ts';

const answerTo = async (
  error: unknown,
  headers: Record<string, string> = {},
  { url = '/', method = 'GET' as 'GET' | 'HEAD' | 'POST' } = {},
) => {
  const app = Fastify();
  app.setErrorHandler(replyWithError);
  app.all('/*', async () => {
    throw error;
  });
  const reply = await app.inject({ url, method, headers });
  await app.close();
  return reply;
};

test.each([new AppError('login.wrong'), new AppError('not-found'), new Error('surprise')])(
  'no refusal is cacheable: %s',
  async (error) => {
    expect((await answerTo(error)).headers['cache-control']).toBe('no-store');
  },
);

test('Retry-After is in whole seconds, rounded up', async () => {
  const refused = await answerTo(new AppError('too-many-requests', { retryAfterMs: 1_001 }));
  expect(refused.headers['retry-after']).toBe('2');
  expect((await answerTo(new AppError('not-found'))).headers).not.toHaveProperty('retry-after');
});

test.each([
  [Object.assign(new Error('x'), { statusCode: 413 }), 413, 'too-large'],
  [Object.assign(new Error('x'), { statusCode: 418 }), 418, 'bad-request'],
  [Object.assign(new Error('x'), { statusCode: 503 }), 503, 'busy'],
  [Object.assign(new Error('x'), { statusCode: 200 }), 500, 'unexpected'],
  [Object.assign(new Error('x'), { statusCode: 502 }), 500, 'unexpected'],
  [new Error('secret words'), 500, 'unexpected'],
])('errors of the framework keep their 4xx status: %#', async (error, status, code) => {
  const reply = await answerTo(error);
  expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  expect(reply.body).not.toContain('secret');
});

const asPage = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' };
const late = new AppError('too-many-requests', { retryAfterMs: 1_000 });

test.each([
  ['/pricing', {}, 'en'],
  ['/zh/pricing?a=b', {}, 'zh'],
  [clientPath('/console/home'), { cookie: 'language=en-US' }, 'en'],
  [clientPath('/console/home'), {}, 'zh'],
  [clientPath('/activateAccount?token=a&internationalization=true'), {}, 'en'],
] as const)('a browser that opens %s gets a page, %o: %s', async (url, headers, locale) => {
  const reply = await answerTo(late, { ...asPage, ...headers }, { url });
  expect(reply.statusCode).toBe(429);
  expect(reply.body).toBe(refusalPage('too-many-requests', locale));
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': 'no-store',
    'retry-after': '1',
  });
});

test('a form posted without JavaScript gets an error page', async () => {
  const reply = await answerTo(late, asPage, { url: '/zh-login', method: 'POST' });
  expect(reply.body).toBe(refusalPage('too-many-requests', 'zh'));
});

test.each([
  [{}, 'GET'],
  [{ 'sec-fetch-mode': 'cors', accept: '*/*' }, 'POST'],
  // The default of Java's HTTP client.
  [{ accept: 'text/html, image/gif, image/jpeg, *; q=.2' }, 'GET'],
] as const)('a program gets an envelope: %o, %s', async (headers, method) => {
  const reply = await answerTo(late, headers, { method });
  expect(reply.json()).toEqual({
    code: 'too-many-requests',
    msg: errorWords.en['too-many-requests'],
  });
});
