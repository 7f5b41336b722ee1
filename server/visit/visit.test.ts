import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { analyticsEvents } from '../db/schema.ts';

let served: TestApp;
beforeEach(async () => {
  served = await testApp({
    TRUSTED_PROXIES: '10.0.0.0/8',
    COUNTRY_HEADER: 'CDN-Country',
    LIMIT_EVENTS_PER_HOUR: '3',
  });
});
afterEach(() => served.close());

describe('the country of a visitor', () => {
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await served.app.inject({ url: '/ip-info', remoteAddress, headers })).json();

  test.each([
    ['8.8.8.8', 'US'],
    ['114.114.114.114', 'CN'],
    ['165.21.83.88', 'SG'],
    ['::ffff:8.8.8.8', 'US'],
    ['2001:4860:4860::8888', 'US'],
  ])('of %s is %s', async (address, country) => {
    expect(await ask(address)).toEqual({ country });
  });

  test.each(['127.0.0.1', '::1', '192.168.0.1', '172.16.5.5', 'fe80::1', '203.0.113.4'])(
    'of %s is unknown',
    async (address) => {
      expect(await ask(address)).toEqual({ country: null });
    },
  );

  test('is taken from a trusted proxy', async () => {
    expect(await ask('10.0.0.1', { 'cdn-country': 'VN' })).toEqual({ country: 'VN' });
    expect(await ask('10.0.0.1', { 'cdn-country': 'vn' })).toEqual({ country: 'VN' });
  });

  test('is looked up by address when the proxy sends no valid country', async () => {
    for (const proxyCountry of ['XX', 'T1', 'Vietnam', ''])
      expect(
        await ask('10.0.0.1', {
          'cdn-country': proxyCountry,
          'x-forwarded-for': '114.114.114.114',
        }),
      ).toEqual({ country: 'CN' });
  });

  test.each([
    ['114.114.114.114:51234', 'CN'],
    ['[2001:4860:4860::8888]:443', 'US'],
    ['::ffff:7272:7272', 'CN'],
  ])('is looked up for %s without its port', async (forwarded, country) => {
    expect(await ask('10.0.0.1', { 'x-forwarded-for': forwarded })).toEqual({ country });
  });

  test('is not taken from the visitor’s own header', async () => {
    const claims = { 'cdn-country': 'VN', 'x-forwarded-for': '114.114.114.114' };
    expect(await ask('8.8.8.8', claims)).toEqual({ country: 'US' });
  });

  test('is unknown when the proxy forwards text instead of an address', async () => {
    expect(await ask('10.0.0.1', { 'x-forwarded-for': 'unknown' })).toEqual({ country: null });
  });
});

describe('VISITOR_COUNTRY', () => {
  const ask = async (settings: Record<string, string>, remoteAddress: string) => {
    const other = await testApp({ VISITOR_COUNTRY: 'CN', ...settings });
    const headers = { host: 'localhost:3000' };
    const reply = await other.app.inject({ url: '/ip-info', remoteAddress, headers });
    await other.close();
    return reply.json();
  };

  test('applies to requests from this machine', async () => {
    expect(await ask({}, '127.0.0.1')).toEqual({ country: 'CN' });
  });

  test('does not apply to other requests', async () => {
    expect(await ask({}, '8.8.8.8')).toEqual({ country: 'US' });
  });

  test('does not apply in a deployment', async () => {
    const settings = { PUBLIC_URL: 'https://www.harbour.example' };
    expect(await ask(settings, '127.0.0.1')).toEqual({ country: null });
  });
});

describe('an event', () => {
  const send = (payload: object) => served.app.inject({ method: 'POST', url: '/events', payload });
  const event = {
    name: 'sign-up',
    payload: { email: 'm***@harbour.example', os: 'Linux', source: null },
  };

  test('is stored', async () => {
    const reply = await send(event);
    expect(reply.json()).toEqual({ code: 0, data: null, msg: '' });
    expect(await served.context.database.select().from(analyticsEvents)).toEqual([
      { ...event, id: expect.any(Number), createdAt: served.clock.now() },
    ]);
  });

  test.each([
    { name: 'Sign up', payload: {} },
    { name: 'x'.repeat(51), payload: {} },
    { name: 'a' },
    { name: 'a', payload: { nested: { too: 'deep' } } },
    { name: 'a', payload: { list: [1] } },
    { name: 'a', payload: { 'no key': 1 } },
    { name: 'a', payload: { long: 'x'.repeat(201) } },
    { name: 'a', payload: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, i])) },
  ])('with an invalid body is refused: %j', async (odd) => {
    const reply = await send(odd);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('bad-request');
  });

  test('with characters that the database refuses is stored without them', async () => {
    expect((await send({ name: 'a', payload: { x: 'a\u0000b\ud800' } })).json().code).toBe(0);
    const [row] = await served.context.database.select().from(analyticsEvents);
    expect(row?.payload).toEqual({ x: 'a b\ufffd' });
  });

  test('beyond the hourly limit is refused', async () => {
    for (let i = 0; i < 3; i += 1) expect((await send(event)).statusCode).toBe(200);
    expect((await send(event)).statusCode).toBe(429);
    served.clock.advance(3_600_000);
    expect((await send(event)).statusCode).toBe(200);
  });
});
