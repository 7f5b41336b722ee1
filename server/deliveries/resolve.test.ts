import { afterEach, expect, test } from 'vitest';
import { type NameAnswer, startNameServer } from '#tests/support/name-server.ts';
import { dnsResolver } from './resolve.ts';

let stop: () => Promise<void>;
afterEach(() => stop());

async function resolverWith(
  answerTo: (name: string, type: 'A' | 'other') => NameAnswer,
  withinMs?: number,
) {
  const server = await startNameServer(answerTo);
  stop = server.stop;
  return dnsResolver([server.address], withinMs);
}

test('all addresses of a name are returned', async () => {
  const resolve = await resolverWith(() => ({ afterMs: 0 }));
  expect(await resolve('receiver.example')).toEqual(['127.0.0.1']);
});

test('a name server that never answers yields no address, in time', async () => {
  const resolve = await resolverWith(() => 'never', 50);
  expect(await resolve('receiver.example')).toEqual([]);
});

test('IPv4 addresses are returned even if the IPv6 query is not answered, and the reverse', async () => {
  const resolve = await resolverWith((_, type) => (type === 'A' ? { afterMs: 0 } : 'never'), 500);
  expect(await resolve('receiver.example')).toEqual(['127.0.0.1']);
});
