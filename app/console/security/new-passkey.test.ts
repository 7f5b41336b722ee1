import { expect, test } from 'vitest';
import { describeNewPasskey } from './new-passkey.ts';

const authenticatorData = (flags: number): string =>
  Buffer.from([...new Array(32).fill(250), flags, 0, 0, 0, 0]).toString('base64url');

const made = (authenticatorAttachment: string | undefined, flags: number) => ({
  id: 'AQID',
  authenticatorAttachment,
  response: { authenticatorData: authenticatorData(flags) },
});

test('a passkey of this device may be synced', () => {
  expect(describeNewPasskey(made('platform', 0x45))).toEqual({
    isElsewhere: false,
    isSynced: false,
  });
  expect(describeNewPasskey(made('platform', 0x5d))).toEqual({
    isElsewhere: false,
    isSynced: true,
  });
});

test('a security key or another phone is elsewhere', () => {
  expect(describeNewPasskey(made('cross-platform', 0x45))).toMatchObject({ isElsewhere: true });
});

test('without data from the browser the passkey is assumed to be on this device', () => {
  const here = { isElsewhere: false, isSynced: false };
  expect(describeNewPasskey({ response: {} })).toEqual(here);
  expect(describeNewPasskey({})).toEqual(here);
});
