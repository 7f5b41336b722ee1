import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { passwordPattern } from '#contract/account-rules.ts';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { listFile } from '../../common-list.ts';
import { randomPassword } from '../demo-account.ts';
import { isCommonPassword } from './common-passwords.ts';

const lines = readFileSync(listFile, 'utf8').trimEnd().split('\n');
const common = dictionary['passwords-common'];

const isGood = (password: string): boolean => !isCommonPassword(password);
const fits = (password: string): boolean => passwordPattern.test(password);
const everyFiftieth = (list: readonly string[]): string[] => list.filter((_, at) => at % 50 === 0);
const variants = (word: string): string[] => [
  ...[word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)],
  ...[`${word}1`, `${word}99`, `${word}123`, `${word}2026`, `123${word}`, `1${word}1987`],
];

describe('listed passwords', () => {
  test('every common password of zxcvbn in our format is refused', () => {
    const ours = common.filter(fits);
    expect(ours.length).toBeGreaterThan(3_000);
    expect(ours.filter(isGood)).toEqual([]);
  });

  test.each([
    ['zxcvbn', everyFiftieth(common.filter(fits))],
    ['our list', everyFiftieth(lines)],
  ])('samples of %s are refused in any letter case, with years and with digits', (_, sample) => {
    const given = sample.flatMap(variants).filter(fits);
    expect(given.length).toBeGreaterThan(sample.length * 4);
    expect(given.filter(isGood)).toEqual([]);
  });

  test('our list is sorted, without duplicates or impossible passwords', () => {
    expect(lines.length).toBeGreaterThan(100_000);
    expect([...new Set(lines)].sort()).toEqual(lines);
    expect(lines.filter((line) => !/^(?=.*[a-z])[a-z\d]{4,20}$/.test(line))).toEqual([]);
  });
});

test.each([
  // A listed word with digits around it.
  ...['password1', 'Password123', 'QWERTY123', 'dragon8261', '123qwerty', '2024football7'],
  // Digits in place of letters.
  ...['p4ssw0rd', 'P455W0RD9', '5unshine1', 'hell02024', 'l1v3rp00l', '1l0vey0u2'],
  // Newer words and Chinese ones.
  ...['chatgpt2026', 'WhatsApp1', 'xiaoming88', 'woaini1314', 'linkedin1'],
  // Letters around a common number.
  ...['a1234567', 'A123456789', '11111111a', 'z98765432', 'abc54321', 'qq5201314', 'a168168168'],
  ...['x12345678x', 'li123456', '11223344a'],
  // Repeated groups.
  ...['a1a1a1a1', 'ab1ab1ab1', 'kqx7kqx7', 'zzzzzzzzzzzzzzzzzzz1', 'qxkqxkqxk42'],
  // The brand's name.
  ...[`${brand.codeName}123`, `my${brand.codeName}1`, `${brand.codeName}2026`],
])('%s is common', (password) => {
  expect(passwordPattern.test(password)).toBe(true);
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  ...[goodPassword, otherPassword, 'x7Kq2mPz9', 'a1b2c9d4', 'k4715839', 'harbour7coffee'],
  ...['correct7horse', 'tall2green2lamp', 'Wq83mvTz', '7g2kx9wd'],
])('%s is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('none of 2,000 random passwords is refused', () => {
  const drawn = Array.from({ length: 3_000 }, (_, seed) => drawnFrom(seed)).filter(fits);
  expect(drawn.length).toBeGreaterThan(2_000);
  expect(drawn.filter(isCommonPassword)).toEqual([]);
});

test('none of the passwords that we generate is refused', () => {
  const made = Array.from({ length: 200 }, randomPassword);
  expect(made.filter((password) => !fits(password) || isCommonPassword(password))).toEqual([]);
});

/** 8 to 20 letters and digits, deterministic by seed. */
function drawnFrom(seed: number): string {
  const [length = 0, ...bytes] = createHash('sha256').update(`password ${seed}`).digest();
  return bytes
    .slice(0, 8 + (length % 13))
    .map((byte) => signs.charAt(byte % signs.length))
    .join('');
}

const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
