import { expect, test } from 'vitest';
import { ringLetters } from './ring-letters.ts';

test.each([
  ['demo@nuntix.example', 'D'],
  ['mei.tan@harbour.example', 'MT'],
  ['anna-maria_von.berg@harbour.example', 'AB'],
  ['linh.tran', 'LT'],
  ['mei.0007@harbour.example', 'M'],
  ['é', 'É'],
  ['陈美@harbour.example', '陈'],
  ['+65 8123 4567', '67'],
  ['@', ''],
])('%s has %s in the ring', (account, letters) => {
  expect(ringLetters(account)).toBe(letters);
});
