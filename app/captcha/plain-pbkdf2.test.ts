import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveKey } from './plain-pbkdf2.ts';

test.each([1, 2, 3, 50, 1_500])('%i rounds give the same key as node:crypto', async (cost) => {
  const [salt, password] = [randomBytes(16), randomBytes(20)];
  const parameters = {
    ...{ algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', keyPrefix: '' },
    ...{ cost, keyLength: 32 },
  };
  const { derivedKey } = await deriveKey(parameters, salt, password);
  expect(Buffer.from(derivedKey).toString('hex')).toBe(
    pbkdf2Sync(password, salt, cost, 32, 'sha256').toString('hex'),
  );
});
