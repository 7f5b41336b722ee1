import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signCallback } from '#content/api/signing.ts';
import * as apiKeys from '#contract/api-keys.ts';
import * as callbackCalls from '#contract/callbacks.ts';
import { secondMs } from '#contract/time-units.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { deliverDue } from '#tests/support/deliver.ts';
import { callOf, requestOf, sandboxApp } from '#tests/support/sandbox.ts';

let served: TestApp;
let they: Console;
let asMe: { token: string };
beforeEach(async () => {
  served = await sandboxApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
  they = await consoleOn(served);
  asMe = { token: they.token };
});
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
  await served.close();
});

type Seen = { headers: NodeJS.Dict<string | string[]>; body: string };

/** HTTP receiver on this machine that records its requests. */
async function receiver(status = 200) {
  const seen: Seen[] = [];
  const answer = { status };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    seen.push({ headers: request.headers, body });
    response.writeHead(answer.status).end('thanks');
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/events`, seen, answer };
}

const settings = async () =>
  (await they.send(callbackCalls.getCallbacks, undefined, asMe)).body
    .data as callbackCalls.CallbackSettings;
const setUrl = (url: string) => they.send(callbackCalls.setCallbackUrl, { url }, asMe);
const sendTest = (event = 'sms.receipt') =>
  they.send(callbackCalls.sendTestCallback, { event }, asMe);
const deliveries = async () =>
  (await they.send(callbackCalls.listCallbackDeliveries, undefined, asMe)).body.data;
const bring = () => deliverDue(served.context);

const signatureOf = ({ headers, body }: Seen, secret: string) =>
  signCallback(
    {
      timestampMs: String(headers['x-callback-timestamp']),
      nonce: String(headers['x-callback-nonce']),
      body,
    },
    secret,
  );

test('an account starts without callback address and secret', async () => {
  expect(await settings()).toMatchObject({
    ...{ url: null, secretEnds: null, hasNextSecret: false },
    ...{ mayManage: true, mainUser: 'Mei Tan' },
  });
  expect((await settings()).testEvents[0]).toBe('sms.receipt');
});

describe('the callback address', () => {
  test('is stored, mailed to the owner, and can be removed', async () => {
    await setUrl(' https://harbour.example/events ');
    expect((await settings()).url).toBe('https://harbour.example/events');
    const { payload } = await they.receive('account-changed');
    expect(payload).toMatchObject({ change: 'callback.address-changed' });
    await setUrl('');
    expect((await settings()).url).toBeNull();
  });

  test.each(['harbour', 'ftp://harbour.example', 'https://a:b@harbour.example', 'javascript:1'])(
    'is refused: %s',
    async (url) => {
      expect((await setUrl(url)).body.code).toBe('callback.url');
    },
  );
});

describe('a test callback', () => {
  test('needs an address', async () => {
    expect((await sendTest()).body.code).toBe('callback.none');
  });

  test('is sent and signed with the secret, and the response is listed', async () => {
    const { url, seen } = await receiver();
    await setUrl(url);
    const { deliveryId } = (await sendTest()).body.data;
    await bring();
    const { secret } = (await they.send(callbackCalls.showCallbackSecret, undefined, asMe)).body
      .data;
    const [first] = seen;
    if (!first) throw new Error('Nothing arrived.');
    expect(first.headers['x-callback-signature']).toBe(signatureOf(first, secret));
    expect(JSON.parse(first.body)).toMatchObject({
      event: 'sms.receipt',
      occurredAt: '2026-11-16T09:30:00Z',
      data: { status: 'DELIVRD' },
    });
    expect(await deliveries()).toMatchObject({
      deliveries: [{ id: deliveryId, state: 'received', attempts: [{ number: 1, status: 200 }] }],
      lastDay: { received: 1, waiting: 0, givenUp: 0 },
    });
  });

  test('that is refused is retried automatically, or at once on request', async () => {
    const { url, answer } = await receiver(401);
    await setUrl(url);
    const { deliveryId } = (await sendTest()).body.data;
    await bring();
    expect(await deliveries()).toMatchObject({
      deliveries: [{ state: 'waiting', attempts: [{ status: 401 }] }],
      lastDay: { waiting: 1 },
    });
    expect(await bring()).toBe(0);
    answer.status = 204;
    await they.send(callbackCalls.deliverCallbackAgain, { deliveryId }, asMe);
    await bring();
    expect(await deliveries()).toMatchObject({
      deliveries: [{ state: 'received', attempts: [{ status: 401 }, { status: 204 }] }],
    });
  });

  test('of an undocumented event is refused', async () => {
    await setUrl('https://harbour.example');
    expect((await sendTest('coffee.ready')).body.code).toBe('bad-request');
  });
});

describe('the callback secret', () => {
  const prepare = async () =>
    (await they.send(callbackCalls.prepareCallbackSecret, undefined, asMe)).body.data;
  const show = async () =>
    (await they.send(callbackCalls.showCallbackSecret, undefined, asMe)).body.data;

  test('a new secret is shown before use; after the switch it signs every attempt', async () => {
    const { url, seen, answer } = await receiver(500);
    await setUrl(url);
    const { secret: old } = await show();
    const { secret, next } = await prepare();
    expect(secret).toBe(old);
    expect(next).not.toBe(old);
    expect(await settings()).toMatchObject({ secretEnds: old.slice(-4), hasNextSecret: true });
    await sendTest();
    await bring();
    await they.send(callbackCalls.switchCallbackSecret, undefined, asMe);
    answer.status = 200;
    served.clock.advance(secondMs);
    await bring();
    const [before, after] = seen;
    if (!before || !after) throw new Error('Two attempts were to arrive.');
    expect(before.headers['x-callback-signature']).toBe(signatureOf(before, old));
    expect(after.headers['x-callback-signature']).toBe(signatureOf(after, next));
    expect(await settings()).toMatchObject({ secretEnds: next.slice(-4), hasNextSecret: false });
    expect(await show()).toEqual({ secret: next, next: null });
  });

  test('cannot be switched when none was prepared', async () => {
    const { body } = await they.send(callbackCalls.switchCallbackSecret, undefined, asMe);
    expect(body.code).toBe('callback.noNext');
  });
});

describe('the allow list', () => {
  const allow = (...addresses: string[]) =>
    they.send(apiKeys.setAllowedAddresses, { addresses }, asMe);

  test('admits calls from its addresses only', async () => {
    const { key, secretKey } = (
      await they.send(
        apiKeys.makeApiKey,
        { name: 'Till', environment: 'sandbox', rights: ['read'] },
        asMe,
      )
    ).body.data;
    const call = async (remoteAddress: string) => {
      const now = served.clock.now();
      const signed = requestOf(
        callOf('accountGetBalance'),
        {},
        { accessKey: key.accessKey, secretKey, now },
      );
      return (await served.app.inject({ ...signed, remoteAddress })).json().code;
    };
    await allow('203.0.113.0/24', '2001:db8::1', '203.0.113.0/24');
    const { body } = await they.send(apiKeys.listApiKeys, undefined, asMe);
    expect(body.data.allowedAddresses).toEqual(['203.0.113.0/24', '2001:db8::1']);
    expect(await call('203.0.113.24')).toBe(0);
    expect(await call('198.51.100.7')).toBe(1105);
    await allow();
    expect(await call('198.51.100.7')).toBe(0);
  });

  test.each(['harbour', '203.0.113.0/33', '203.0.113'])('refuses %s', async (address) => {
    expect((await allow(address)).body.code).toBe('allowed.address');
  });
});
