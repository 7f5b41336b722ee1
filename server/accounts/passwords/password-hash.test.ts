import { expect, test } from 'vitest';
import { productionSettings } from '#tests/support/production-settings.ts';
import { readEnv } from '../../env.ts';
import { inHashQueue } from './hash-queue.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a password verifies against its own hash only', async () => {
  const stored = await hashPassword('correct horse 1');
  expect(stored).toMatch(/^\$argon2id\$/);
  expect(stored).toContain('m=19456,t=2,p=1');
  expect(await verifyPassword(stored, 'correct horse 1')).toBe(true);
  expect(await verifyPassword(stored, 'correct horse 2')).toBe(false);
});

test('the same password never has the same hash twice', async () => {
  expect(await hashPassword('twice')).not.toBe(await hashPassword('twice'));
});

test('the default hash costs are as specified, and production allows no lower ones', () => {
  expect(readEnv({}).accounts.passwordMemoryKib).toBe(19_456);
  expect(readEnv({ ...productionSettings, PASSWORD_MEMORY_KIB: '19456' }).production).toBe(true);
  expect(() => readEnv({ ...productionSettings, PASSWORD_MEMORY_KIB: '19455' })).toThrow(
    'PASSWORD_MEMORY_KIB is at least 19456',
  );
});

test('a hash with other costs verifies', async () => {
  const stored = await hashPassword('another cost 1', 8);
  expect(stored).toContain('m=8,t=2,p=1');
  expect(await verifyPassword(stored, 'another cost 1')).toBe(true);
  expect(await verifyPassword(stored, 'another cost 2')).toBe(false);
  expect(await verifyPassword(null, 'another cost 1', undefined, 8)).toBe(false);
});

test('an account without a password is never let in', async () => {
  expect(await verifyPassword(null, 'no account has this password')).toBe(false);
});

test('two hashes run, 32 wait, and the next call is refused as busy', async () => {
  const stored = await hashPassword('queue');
  const tries = Array.from({ length: 40 }, () => verifyPassword(stored, 'queue'));
  const outcomes = await Promise.allSettled(tries);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(34);
  expect(refused.map((outcome) => 'reason' in outcome && outcome.reason.code)).toEqual(
    Array(6).fill('busy'),
  );
  expect(await verifyPassword(stored, 'queue')).toBe(true);
});

test('an attempt that is not admitted fails even with the right password', async () => {
  const stored = await hashPassword('guarded 1');
  const steps: string[] = [];
  const guard = (admitted: boolean) => ({
    admit: async () => {
      steps.push('admit');
      return admitted;
    },
    matched: async () => {
      steps.push('matched');
    },
  });
  expect(await verifyPassword(stored, 'guarded 1', guard(false))).toBe(false);
  expect(await verifyPassword(stored, 'guarded 2', guard(true))).toBe(false);
  expect(await verifyPassword(null, 'guarded 1', guard(true))).toBe(false);
  expect(steps).toEqual(['admit', 'admit', 'admit']);
  expect(await verifyPassword(stored, 'guarded 1', guard(true))).toBe(true);
  expect(steps.slice(3)).toEqual(['admit', 'matched']);
});

test('a call waiting for the database blocks no hash', async () => {
  const stored = await hashPassword('waiting 1');
  const database = Promise.withResolvers<boolean>();
  const guard = { admit: () => database.promise, matched: async () => undefined };
  const waiting = Array.from({ length: 5 }, () => verifyPassword(stored, 'waiting 1', guard));
  expect(await inHashQueue(async () => 'hashed')).toBe('hashed');
  expect(await verifyPassword(stored, 'waiting 1')).toBe(true);
  database.resolve(true);
  expect(await Promise.all(waiting)).toEqual(Array(5).fill(true));
});
