import { expect, test } from 'vitest';
import { offeredWays } from './offered-ways.ts';

test('passkey and app can both be lost', () => {
  expect(offeredWays(['passkey', 'app', 'recovery'], true)).toEqual({
    passkey: true,
    app: true,
    recovery: true,
    losable: 'both',
  });
});

test('a browser without passkeys has the app alone', () => {
  expect(offeredWays(['passkey', 'app'], false)).toEqual({
    passkey: false,
    app: true,
    recovery: false,
    losable: 'app',
  });
});

test('what the account does not have is not offered', () => {
  expect(offeredWays(['app', 'recovery'], true)).toMatchObject({ passkey: false, losable: 'app' });
  expect(offeredWays(['passkey'], true)).toMatchObject({ app: false, losable: 'passkey' });
});

test('an account with passkeys alone has none here where the browser knows none', () => {
  expect(offeredWays(['passkey', 'recovery'], false)).toEqual({
    passkey: false,
    app: false,
    recovery: true,
    losable: 'passkey',
  });
});
