import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { sendRaw } from '#tests/support/raw-request.ts';

let served: TestApp;
let port: number;
beforeAll(async () => {
  served = await testApp();
  port = Number(new URL(await served.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => served.close());

const ask = (target: string, headers: readonly string[], version = '1.1'): Promise<string> =>
  sendRaw(port, `${[`GET ${target} HTTP/${version}`, ...headers].join('\r\n')}\r\n\r\n`);

test.each([
  ['localhost'],
  ['localhost:3000'],
  ['127.0.0.1:3000'],
  ['[::1]:3000'],
  ['WWW.Nuntix.example'],
  ['nuntix_web:3000'],
])('the host %s is accepted', async (host) => {
  const headers = [`Host: ${host}`, 'Connection: close'];
  expect(await ask('/healthz', headers)).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ['two of them', ['localhost', 'evil.example']],
  ['two of the same', ['localhost', 'localhost']],
  ['none', []],
  ['an empty one', ['']],
  ['a user name in it', ['user@localhost']],
  ['a password in it', ['user:password@localhost']],
  ['a space in it', ['local host']],
  ['a path behind it', ['localhost/healthz']],
  ['a query behind it', ['localhost?a']],
  ['a scheme before it', ['http://localhost']],
  ['a backslash', ['localhost\\@evil.example']],
  ['two in one', ['localhost,evil.example']],
  ['a port that is none', ['localhost:web']],
  ['half a bracket', ['[::1']],
  ['letters beyond ASCII', ['l\xf6calhost']],
])('a host with %s is refused', async (_, hosts) => {
  const headers = hosts.map((host) => `Host: ${host}`);
  expect(await ask('/healthz', headers)).toMatch(/^HTTP\/1.1 400 /);
});

test.each([
  'http://evil.example/healthz',
  'http://localhost/healthz',
  'HTTPS://localhost/healthz',
  'ws:/healthz',
  '*',
  'healthz',
])('the target %s is refused', async (target) => {
  const answer = await ask(target, ['Host: localhost']);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).not.toMatch(/^location:/im);
});

test('a refusal is an envelope', async () => {
  const answer = await ask('/healthz', ['Host: localhost', 'host: localhost']);
  expect(answer).toContain('{"code":"bad-request","msg":"We could not read that request."}');
});

test('HTTP/1.0 needs no host', async () => {
  expect(await ask('/healthz', [], '1.0')).toMatch(/^HTTP\/1.1 200 /);
});
