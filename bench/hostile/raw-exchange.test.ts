import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { exchangeRaw, rawRequest } from './raw-exchange.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function listen(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  closers.push(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

test('a response has a status and a text', async () => {
  const port = await listen((socket) => socket.end('HTTP/1.1 431 Too Large\r\n\r\nbody'));
  expect(await exchangeRaw(port, rawRequest('GET', '/'))).toEqual({
    answer: 431,
    text: 'HTTP/1.1 431 Too Large\r\n\r\nbody',
  });
});

test('a connection closed without a response is closed, not hung', async () => {
  const port = await listen((socket) => socket.destroy());
  expect((await exchangeRaw(port, rawRequest('GET', '/'))).answer).toBe('closed');
});

test('a request is sent unchanged', () => {
  expect(rawRequest('BREW', '/%', ['A: b'], 'c').toString()).toBe(
    'BREW /% HTTP/1.1\r\nHost: localhost\r\nA: b\r\nConnection: close\r\n\r\nc',
  );
});
