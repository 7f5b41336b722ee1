import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { CachedResponse, sendCached } from './cached-response.ts';

const response = new CachedResponse('hello', 'text/plain; charset=utf-8');
const app = Fastify();
app.get('/', async (request, reply) => sendCached(request, reply, response));
afterAll(() => app.close());

const ask = (known?: string) =>
  app.inject({ url: '/', headers: known === undefined ? {} : { 'if-none-match': known } });

test('a matching ETag is answered with 304, also when a proxy made it weak', async () => {
  for (const known of [response.etag, `W/${response.etag}`, `"other", ${response.etag}`]) {
    const reply = await ask(known);
    expect([reply.statusCode, reply.body]).toEqual([304, '']);
    expect(reply.headers.etag).toBe(response.etag);
  }
});

test('another ETag gets the body, to be revalidated next time', async () => {
  for (const known of [undefined, '"other"', response.etag.slice(1)]) {
    const reply = await ask(known);
    expect([reply.statusCode, reply.body]).toEqual([200, 'hello']);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');
  }
});

test('another text has another ETag', () => {
  expect(new CachedResponse('hello!', response.type).etag).not.toBe(response.etag);
  expect(new CachedResponse('hello', response.type).etag).toBe(response.etag);
});
