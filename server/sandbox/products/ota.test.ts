import { expect, test } from 'vitest';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const login = (token: string, headers: Record<string, string> = {}) =>
  sandbox.me.send('otaLogin', { body: { token, orderId: 'order-1' }, headers });

const check = (token: string, phone: string) =>
  sandbox.me.send('otaCheck', { body: { token, phone, orderId: 'order-2' } });

test('a login token returns the number, once', async () => {
  const token = 'ota-login-12025550101-first';
  expect((await login(token)).data).toMatchObject({
    phone: '12025550101',
    country: 'US',
    operator: 'other',
    orderId: 'order-1',
    charged: true,
  });
  expect(await login(token)).toMatchObject({ status: 409, code: 4102 });
  expect(await login('ota-login-12025550101-second')).toMatchObject({ code: 0 });
});

test('a lost response is repeated with the same idempotency key', async () => {
  const headers = { 'idempotency-key': 'key-1' };
  const first = await login('ota-login-8613800138000-a', headers);
  expect(first.data).toMatchObject({ country: 'CN', operator: 'china_mobile' });
  expect(await login('ota-login-8613800138000-a', headers)).toMatchObject({ data: first.data });
});

test('a check token says whether the number is that of the SIM card', async () => {
  const results = await Promise.all([
    check('ota-check-12025550101-a', '12025550101'),
    check('ota-check-12025550101-b', '12025550102'),
    check('ota-check-12025550105-c', '12025550105'),
  ]);
  expect(results.map(({ data }) => [data.result, data.charged])).toEqual([
    ['match', true],
    ['mismatch', true],
    ['unknown', false],
  ]);
  expect(await check('ota-check-12025550101-a', '12025550101')).toMatchObject({ code: 4102 });
});

test.each([
  ['a-token-of-somebody-else', 400, 4101],
  ['ota-login-0202-first', 400, 4101],
  ['ota-login-12025550103-a', 409, 4103],
  ['ota-login-12025550104-a', 403, 4107],
  ['ota-login-12025550105-a', 503, 4105],
  ['ota-check-12025550101-a', 409, 4108],
])('a login with %s is refused', async (token, status, code) => {
  expect(await login(token)).toMatchObject({ status, code });
});

test('a login token is refused as a check token and stays valid', async () => {
  const token = 'ota-login-12025550101-a';
  expect(await check(token, '12025550101')).toMatchObject({ status: 409, code: 4108 });
  expect(await login(token)).toMatchObject({ code: 0 });
});
