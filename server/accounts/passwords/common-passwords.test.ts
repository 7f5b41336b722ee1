import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { passwordPattern } from '#contract/account-rules.ts';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password1',
  'Password123',
  'QWERTY123',
  'a1234567',
  'A123456789',
  '11111111a',
  'z98765432',
  'woaini1314',
  `${brand.codeName}123`,
  `my${brand.codeName}1`,
  `${brand.codeName}2026`,
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['harbour7coffee', 'lantern4street', 'x7Kq2mPz9', 'a1b2c9d4'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test('the list has more than two hundred, and only what the format lets through', async () => {
  const source = await readFile(new URL('./common-passwords.ts', import.meta.url), 'utf8');
  const words = /`([^`]+)`/
    .exec(source.slice(source.indexOf('new Set')))?.[1]
    ?.trim()
    .split(/\s+/);
  expect(words?.length).toBeGreaterThan(200);
  expect(words?.filter((word) => !passwordPattern.test(word))).toEqual([]);
  expect(new Set(words).size).toBe(words?.length);
});
