import { expect, test } from 'vitest';
import { maskEmail } from './sign-up-event.ts';

test.each([
  ['mei.tan@company.example', 'm***@company.example'],
  [' a@b.example ', 'a***@b.example'],
  ['a@b@c.example', 'a***@c.example'],
  ['no address', '***@'],
])('4 the e-mail %s is told as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
