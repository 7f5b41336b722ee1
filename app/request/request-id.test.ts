import { afterEach, expect, test, vi } from 'vitest';
import { freshRequestId } from './request-id.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('without crypto.randomUUID each id is a new version 4 UUID of our own', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const made = Array.from({ length: 100 }, freshRequestId);
  for (const id of made) expect(id).toMatch(uuid);
  expect(new Set(made).size).toBe(100);
});

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  [0x0a, '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a'],
])('sixteen bytes of %i are written as %s', (byte, id) => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
  expect(freshRequestId()).toBe(id);
});

test('crypto.randomUUID is used where it exists', () => {
  vi.stubGlobal('crypto', { randomUUID: () => 'from the browser' });
  expect(freshRequestId()).toBe('from the browser');
});
