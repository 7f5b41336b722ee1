import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { replyWithError } from './error-replies.ts';
import { AppError } from './errors.ts';

const answerTo = async (error: unknown, headers: Record<string, string> = {}) => {
  const app = Fastify();
  app.setErrorHandler(replyWithError);
  app.get('/', async () => {
    throw error;
  });
  const reply = await app.inject({ url: '/', headers });
  await app.close();
  return reply;
};

test.each([new AppError('login.wrong'), new AppError('not-found'), new Error('surprise')])(
  'no refusal is kept for anybody else: %s',
  async (error) => {
    expect((await answerTo(error)).headers['cache-control']).toBe('no-store');
  },
);

test('a wait is told in whole seconds, rounded up', async () => {
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
])(
  'what the framework throws keeps its status where it is ours to give: %#',
  async (error, status, code) => {
    const reply = await answerTo(error);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(reply.body).not.toContain('secret');
  },
);
