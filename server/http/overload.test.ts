import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { replyWithError } from './error-replies.ts';
import { registerOverload } from './overload.ts';

test('a process that cannot keep up says so, and when to come back', async () => {
  const app = Fastify();
  app.setErrorHandler(replyWithError);
  // No event loop is this punctual, so the first sample finds it late.
  await registerOverload(app, { maxEventLoopDelayMs: Number.MIN_VALUE, sampleIntervalMs: 10 });
  app.get('/', async () => 'fine');
  app.get('/calm', { config: { pressureHandler: () => undefined } }, async () => 'fine');
  await app.ready();
  await expect.poll(async () => (await app.inject('/')).statusCode).toBe(503);

  const reply = await app.inject('/');
  expect(reply.json().code).toBe('busy');
  expect(reply.headers['retry-after']).toBe('5');
  expect((await app.inject('/calm')).statusCode).toBe(200);
  await app.close();
});

test('what a start took is no reason to turn anybody away', async () => {
  const app = Fastify();
  await registerOverload(app, { maxEventLoopDelayMs: Number.MIN_VALUE, sampleIntervalMs: 500 });
  app.get('/', async () => 'fine');
  await expect.poll(() => app.isUnderPressure()).toBe(true);
  await app.ready();
  expect((await app.inject('/')).statusCode).toBe(200);
  await app.close();
});
