import { expect, test } from 'vitest';
import { availableFactors } from './available-factors.ts';

test('passkey and app can both be lost', () => {
  expect(availableFactors(['passkey', 'app', 'recovery'], true)).toEqual({
    passkey: true,
    app: true,
    recovery: true,
    losable: 'both',
  });
});

test('a browser without passkeys has the app alone', () => {
  expect(availableFactors(['passkey', 'app'], false)).toEqual({
    passkey: false,
    app: true,
    recovery: false,
    losable: 'app',
  });
});

test('what the account does not have is not offered', () => {
  expect(availableFactors(['app', 'recovery'], true)).toMatchObject({
    passkey: false,
    losable: 'app',
  });
  expect(availableFactors(['passkey'], true)).toMatchObject({ app: false, losable: 'passkey' });
});

test('an account with passkeys alone has none here where the browser knows none', () => {
  expect(availableFactors(['passkey', 'recovery'], false)).toEqual({
    passkey: false,
    app: false,
    recovery: true,
    losable: 'passkey',
  });
});
