import { expect, test } from 'vitest';
import { spaceOut, unbroken } from './chinese.ts';

test.each([
  ['2026年10月3日', '2026 年 10 月 3 日'],
  ['今天 14:20使用', '今天 14:20 使用'],
  ['10月3日，从未使用', '10 月 3 日，从未使用'],
  ['Oct 3, 2026', 'Oct 3, 2026'],
])('%s becomes %s', (text, set) => {
  expect(spaceOut(text)).toBe(set);
});

test('names of encodings do not break after their hyphen', () => {
  expect(unbroken('按 UTF-16 编码，不是 GSM-7')).toBe('按 UTF-\u206016 编码，不是 GSM-\u20607');
  expect(unbroken('HMAC-SHA256，ABC-1')).toBe('HMAC-SHA256，ABC-1');
});
