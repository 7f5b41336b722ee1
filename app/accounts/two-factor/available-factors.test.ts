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

test('factors that the account lacks are not offered', () => {
  expect(availableFactors(['app', 'recovery'], true)).toMatchObject({
    passkey: false,
    losable: 'app',
  });
  expect(availableFactors(['passkey'], true)).toMatchObject({ app: false, losable: 'passkey' });
});

test('a passkey-only account has no factor in a browser without passkeys', () => {
  expect(availableFactors(['passkey', 'recovery'], false)).toEqual({
    passkey: false,
    app: false,
    recovery: true,
    losable: 'passkey',
  });
});
