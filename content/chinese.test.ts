import { expect, test } from 'vitest';
import { spaceOut } from './chinese.ts';

test.each([
  ['2026年10月3日', '2026 年 10 月 3 日'],
  ['今天 14:20使用', '今天 14:20 使用'],
  ['10月3日，从未使用', '10 月 3 日，从未使用'],
  ['Oct 3, 2026', 'Oct 3, 2026'],
])('%s becomes %s', (text, set) => {
  expect(spaceOut(text)).toBe(set);
});
