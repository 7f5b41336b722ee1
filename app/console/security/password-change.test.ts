import { expect, test } from 'vitest';
import { passwordChangeProblems } from './password-change.ts';

const filled = { password: 'old', newPassword: 'harbour7', confirmation: 'harbour7' };

test('a filled form has no problem, whatever the format of the old password', () => {
  expect(passwordChangeProblems(filled)).toEqual([]);
});

test.each([
  [{ password: '' }, 'password', 'login.password'],
  [{ newPassword: '' }, 'newPassword', 'login.password'],
  [{ newPassword: 'harbour' }, 'newPassword', 'password.format'],
  [{ confirmation: '' }, 'confirmation', 'password.again'],
  [{ confirmation: 'harbour8' }, 'confirmation', 'password.mismatch'],
] as const)('%j is named at %s as %s', (change, field, code) => {
  expect(passwordChangeProblems({ ...filled, ...change })[0]).toEqual([field, code]);
});
