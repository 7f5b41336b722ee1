import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';

test('the limit refuses one address and does not affect another', async () => {
  const { app, close } = await testApp({ LIMIT_REQUESTS_PER_MINUTE: '3' });
  const ask = (remoteAddress: string, url = '/ip-info') => app.inject({ url, remoteAddress });
  for (let i = 0; i < 3; i += 1) expect((await ask('2001:db8::1')).statusCode).toBe(200);

  const refused = await ask('2001:db8::2');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe('too-many-requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('2001:db8:0:1::1')).statusCode).toBe(200);
  expect((await ask('2001:db8::2', '/healthz')).statusCode).toBe(200);
  await close();
});

test('a forwarded port does not make an address count as another', async () => {
  const { app, close } = await testApp({
    LIMIT_REQUESTS_PER_MINUTE: '2',
    TRUSTED_PROXIES: '10.0.0.1',
  });
  const ask = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    return (await app.inject({ url: '/ip-info', remoteAddress: '10.0.0.1', headers })).statusCode;
  };
  expect(await ask('203.0.113.7:51234')).toBe(200);
  expect(await ask('203.0.113.7:51235')).toBe(200);
  expect(await ask('203.0.113.7:51236')).toBe(429);
  expect(await ask('[::ffff:203.0.113.7]:51237')).toBe(429);
  await close();
});

test('a refused method counts like any other request', async () => {
  const { app, close } = await testApp({ LIMIT_REQUESTS_PER_MINUTE: '2' });
  const ask = async () => (await app.inject({ url: '/ip-info', method: 'DELETE' })).statusCode;
  expect([await ask(), await ask(), await ask()]).toEqual([405, 405, 429]);
  await close();
});
