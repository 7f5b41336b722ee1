import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';

let served: TestApp;
let port: number;
beforeAll(async () => {
  served = await testApp();
  port = Number(new URL(await served.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => served.close());

/** Byte for byte: every client would put these in order first. Resolves when we end it. */
async function ask(target: string, headers: readonly string[], version = '1.1'): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${[`GET ${target} HTTP/${version}`, ...headers].join('\r\n')}\r\n\r\n`, 'latin1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  return answer;
}

test.each([
  ['localhost'],
  ['localhost:3000'],
  ['127.0.0.1:3000'],
  ['[::1]:3000'],
  ['WWW.Nuntix.example'],
  ['nuntix_web:3000'],
])('the host %s is answered', async (host) => {
  const headers = [`Host: ${host}`, 'Connection: close'];
  expect(await ask('/healthz', headers)).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ['two of them', ['localhost', 'evil.example']],
  ['two of the same', ['localhost', 'localhost']],
  ['none', []],
  ['an empty one', ['']],
  ['somebody’s name in it', ['user@localhost']],
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
])('a host with %s is not', async (_, hosts) => {
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
])('the target %s is not', async (target) => {
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
