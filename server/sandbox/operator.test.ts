import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { callOf, requestOf, sandboxApp } from '#tests/support/sandbox.ts';
import { runLine } from '../ops/run.ts';

let running: TestApp;
beforeAll(async () => {
  running = await sandboxApp();
});
beforeEach(() => running.startOver());
afterAll(() => running.close());

const here = '203.0.113.7';
const elsewhere = '198.51.100.7';

async function ops(...line: string[]) {
  const { exitCode, text } = await runLine(['sandbox', ...line, '--json'], (_, work) =>
    work(running.context),
  );
  return exitCode === 0 ? JSON.parse(text) : text;
}

const open = (remoteAddress: string) =>
  running.app.inject({ method: 'POST', url: '/client_api/practice/open', remoteAddress });

/** Opens a session and sends one text. */
async function somebody(remoteAddress: string) {
  const { accessKey, secretKey } = (await open(remoteAddress)).json().data;
  const send = async (from = remoteAddress) => {
    const signer = { accessKey, secretKey, now: running.clock.now() };
    const body = { phones: ['12025550101'], content: 'Hello' };
    const request = requestOf(callOf('smsSendV2'), { body }, signer);
    return (await running.app.inject({ ...request, remoteAddress: from })).json();
  };
  return { send };
}

test('sessions are listed with their usage', async () => {
  const { send } = await somebody(here);
  await send();
  await somebody(elsewhere);
  expect(await ops('sessions')).toMatchObject({
    sessions: expect.arrayContaining([
      expect.objectContaining({ network: '203.0.113.0/24', requests: 1, things: 1 }),
      expect.objectContaining({ network: '198.51.100.0/24', requests: 0, things: 0 }),
    ]),
  });
});

test('sessions are ended by id, by network, or all at once', async () => {
  const one = await somebody(here);
  const other = await somebody(elsewhere);
  const { sessions } = await ops('sessions');
  const { id } = sessions.find(({ network }: { network: string }) => network.startsWith('203'));
  expect(await ops('purge', id)).toEqual({ ended: 1 });
  expect(await one.send()).toMatchObject({ code: 1101 });
  expect(await other.send()).toMatchObject({ code: 0 });
  await somebody(here);
  expect(await ops('purge', '--network', '203.0.0.0/16')).toEqual({ ended: 1 });
  expect(await ops('purge', '--all')).toEqual({ ended: 1 });
  expect(await other.send()).toMatchObject({ code: 1101 });
  expect(await ops('purge')).toMatch('Name one session');
});

test('a blocked network is refused, others are not, until it is unblocked', async () => {
  const one = await somebody(here);
  const other = await somebody(elsewhere);
  expect(await ops('block', '203.0.113.0/24', '--reason', 'floods us', '--by', 'anna')).toEqual({
    blocked: '203.0.113.0/24',
    'sessions ended': 1,
  });
  expect((await open(here)).statusCode).toBe(404);
  expect(await one.send()).toMatchObject({ code: 1101 });
  expect(await other.send(here)).toMatchObject({ code: 1105 });
  expect(await other.send()).toMatchObject({ code: 0 });
  expect(await ops('blocks')).toMatchObject({
    blocks: [{ network: '203.0.113.0/24', reason: 'floods us', blockedBy: 'anna' }],
  });
  expect(await ops('unblock', '203.0.113.0/24')).toEqual({ unblocked: '203.0.113.0/24' });
  expect((await open(here)).statusCode).toBe(200);
  expect(await ops('unblock', '203.0.113.0/24')).toMatch('is not blocked');
});

test('an IPv6 address is blocked with its whole /64', async () => {
  await ops('block', '2001:db8:1:2:3::4', '--reason', 'floods');
  expect((await open('2001:db8:1:2:ffff::9')).statusCode).toBe(404);
  expect((await open('2001:db8:1:3::4')).statusCode).toBe(200);
});

test('an invalid network is refused', async () => {
  expect(await ops('block', 'everybody', '--reason', 'floods')).toMatch('is no address');
  expect(await ops('block', here)).toMatch('--reason is required');
});
