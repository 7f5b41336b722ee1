import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { CachedResponse, sendCached } from './cached-response.ts';

const kept = new CachedResponse('hello', 'text/plain; charset=utf-8');
const app = Fastify();
app.get('/', async (request, reply) => sendCached(request, reply, kept));
afterAll(() => app.close());

const ask = (known?: string) =>
  app.inject({ url: '/', headers: known === undefined ? {} : { 'if-none-match': known } });

test('a matching ETag is answered with 304, also when a proxy made it weak', async () => {
  for (const known of [kept.etag, `W/${kept.etag}`, `"other", ${kept.etag}`]) {
    const reply = await ask(known);
    expect([reply.statusCode, reply.body]).toEqual([304, '']);
    expect(reply.headers.etag).toBe(kept.etag);
  }
});

test('another ETag gets the body, to be revalidated next time', async () => {
  for (const known of [undefined, '"other"', kept.etag.slice(1)]) {
    const reply = await ask(known);
    expect([reply.statusCode, reply.body]).toEqual([200, 'hello']);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');
  }
});

test('another text has another ETag', () => {
  expect(new CachedResponse('hello!', kept.type).etag).not.toBe(kept.etag);
  expect(new CachedResponse('hello', kept.type).etag).toBe(kept.etag);
});
