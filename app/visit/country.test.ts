import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let server: Server;
let reply: string;

beforeEach(async () => {
  server = createServer((_, response) => response.end(reply)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('VITE_IP_INFO_URL', `http://127.0.0.1:${port}/`);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server.close();
});

async function placed() {
  const { detectCountry } = await import('./country.ts');
  const { currentVisit } = await import('./visit.ts');
  await detectCountry();
  return currentVisit();
}

test.each([
  ['{"country":"CN"}', { fromChina: true, whereFrom: 'CN' }],
  ['{"country":"SG"}', { fromChina: false, whereFrom: 'SG' }],
  ['{"country":null}', { fromChina: false, whereFrom: '' }],
])('2.1 the lookup %s sets fromChina and whereFrom', async (given, expected) => {
  reply = given;
  expect(await placed()).toMatchObject(expected);
});

test('2.1 after a failed lookup the visitor counts as not from China', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  reply = 'no JSON';
  expect(await placed()).toMatchObject({ fromChina: false, whereFrom: '' });
});
