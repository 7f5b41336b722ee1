import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { replyWithError } from './error-replies.ts';
import { registerOverload } from './overload.ts';

test('an overloaded process answers 503 with Retry-After', async () => {
  const app = Fastify();
  app.setErrorHandler(replyWithError);
  // No event loop is this punctual, so the first sample finds it late.
  await registerOverload(app, { maxEventLoopDelayMs: Number.MIN_VALUE, sampleIntervalMs: 10 });
  app.get('/', async () => 'fine');
  app.get('/healthy', { config: { pressureHandler: () => undefined } }, async () => 'fine');
  await app.ready();
  await expect.poll(async () => (await app.inject('/')).statusCode).toBe(503);

  const reply = await app.inject('/');
  expect(reply.json().code).toBe('busy');
  expect(reply.headers['retry-after']).toBe('5');
  expect((await app.inject('/healthy')).statusCode).toBe(200);
  await app.close();
});

/** A process that is late from its first sample on, and what it writes to its log. */
async function lateApp() {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  app.setErrorHandler(replyWithError);
  // The delay is measured every 10 ms: a sample this long has several measurements.
  await registerOverload(app, { maxEventLoopDelayMs: Number.MIN_VALUE, sampleIntervalMs: 50 });
  app.get('/', async () => 'fine');
  app.post('/', async () => 'fine');
  await app.ready();
  await expect.poll(async () => (await app.inject('/')).statusCode).toBe(503);
  return { app, lines };
}

test.each(['GET', 'HEAD'] as const)(
  'a proxy that has other processes is told to ask one of them: %s',
  async (method) => {
    const { app } = await lateApp();
    const headers = { 'x-overload-redirect': '@sibling' };
    const reply = await app.inject({ method, url: '/', headers });
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['x-accel-redirect']).toBe('@sibling');
    // nginx would copy these headers into the response of the other process.
    for (const name of ['cache-control', 'set-cookie', 'expires'])
      expect(reply.headers).not.toHaveProperty(name);
    expect(reply.body).toBe('');
    await app.close();
  },
);

test.each([
  ['no other process is offered', 'GET', {}],
  ['the name is not one we know', 'GET', { 'x-overload-redirect': '/etc/passwd' }],
  ['something may be done twice', 'POST', { 'x-overload-redirect': '@sibling' }],
] as const)('the client gets the refusal where %s', async (_, method, headers) => {
  const { app } = await lateApp();
  const reply = await app.inject({ method, url: '/', headers });
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'busy']);
  expect(reply.headers).not.toHaveProperty('x-accel-redirect');
  await app.close();
});

test('the log has the reason of a refusal and the delay', async () => {
  const { app, lines } = await lateApp();
  // Null if the event loop was so late that a sample has no measurement.
  const lateMs = async () => {
    await app.inject('/');
    const said = lines.map((text) => JSON.parse(text)).filter(({ level }) => level === 40);
    expect(said[0].msg).toBe('request refused: the process is late');
    return Math.max(...said.map((line) => line.lateMs ?? 0));
  };
  await expect.poll(lateMs).toBeGreaterThan(0);
  await app.close();
});

test('delay caused by the start refuses no request', async () => {
  const app = Fastify();
  await registerOverload(app, { maxEventLoopDelayMs: Number.MIN_VALUE, sampleIntervalMs: 500 });
  app.get('/', async () => 'fine');
  await expect.poll(() => app.isUnderPressure()).toBe(true);
  await app.ready();
  expect((await app.inject('/')).statusCode).toBe(200);
  await app.close();
});
