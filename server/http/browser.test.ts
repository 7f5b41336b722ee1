import { afterEach, expect, test } from 'vitest';
import { accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';

let served: TestApp;
afterEach(() => served.close());

const logInAt = async (PUBLIC_URL: string) => {
  served = await testApp({ PUBLIC_URL });
  const they = accountsOn(served);
  await they.addCustomer();
  const { headers } = await they.logIn();
  return { they, cookie: String(headers['set-cookie']) };
};

test('over TLS cookies have the __Host- prefix', async () => {
  const { they, cookie } = await logInAt('https://www.nuntix.example');
  expect(cookie).toMatch(
    /^__Host-known-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/,
  );
  const [, token] = /=([\w-]{43});/.exec(cookie) ?? [];
  await they.logIn();
  expect([...they.cookies]).toEqual([['__Host-known-device', token]]);
});

test('a cookie without the prefix is ignored over TLS', async () => {
  const { they } = await logInAt('https://www.nuntix.example');
  const planted = 'x'.repeat(43);
  they.cookies.clear();
  they.cookies.set('known-device', planted);
  await they.logIn();
  const kept = they.cookies.get('__Host-known-device');
  expect(kept).toMatch(/^[\w-]{43}$/);
  expect(kept).not.toBe(planted);
});

test('without TLS, where browsers reject the prefix, cookies have none', async () => {
  const { cookie } = await logInAt('http://localhost:3000');
  expect(cookie).toMatch(
    /^known-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
  );
});
