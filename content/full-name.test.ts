import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';

test.each([
  ['Jane', 'Doe', 'Jane Doe'],
  ['小龙', '李', '李小龙'],
  ['Xiaolong', '李', 'Xiaolong 李'],
])('%s and %s become %s', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});
