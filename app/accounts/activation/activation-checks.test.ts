import { expect, test } from 'vitest';
import { activationProblems, withDialCode } from './activation-checks.ts';

const filled = {
  phone: '+65 8123 4567',
  verifyCode: '123456',
  username: '',
  password: 'harbour7',
  confirmation: 'harbour7',
};

test('a filled form has no problem, with or without a username', () => {
  expect(activationProblems(filled)).toEqual([]);
  expect(activationProblems({ ...filled, username: ' mei.tan ' })).toEqual([]);
});

test.each([
  [{ phone: '' }, 'activation.phone'],
  [{ phone: '+65 ' }, 'activation.phone'],
  [{ phone: '+65 1234' }, 'activation.phone'],
  [{ verifyCode: ' ' }, 'reset.code'],
  [{ username: '1mei' }, 'username.format'],
  [{ password: '' }, 'login.password'],
  [{ password: 'harbour' }, 'password.format'],
  [{ confirmation: '' }, 'password.again'],
  [{ confirmation: 'harbour8' }, 'password.mismatch'],
])('%j is named as %s', (change, code) => {
  expect(activationProblems({ ...filled, ...change })[0]?.[1]).toBe(code);
});

test('the first field of the form is named first', () => {
  const empty = { phone: '', verifyCode: '', username: '!', password: '', confirmation: '' };
  expect(activationProblems(empty)[0]?.[0]).toBe('phone');
});

test.each([
  ['13912345678', '86', '+86 13912345678'],
  ['139 1234 5678', '86', '+86 139 1234 5678'],
  ['8613912345678', '86', '+8613912345678'],
  ['+86 13912345678', '86', '+86 13912345678'],
  ['+65 8123 4567', '86', '+65 8123 4567'],
  ['0065 8123 4567', '86', '0065 8123 4567'],
  ['6512 3456', '65', '+65 6512 3456'],
  ['2025550123', '1', '+1 2025550123'],
  ['12025550123', '1', '+12025550123'],
  [' ', '86', ''],
  ['8123 4567', undefined, '8123 4567'],
])('%s typed where the dial code is %s means %s', (typed, dialCode, meant) => {
  expect(withDialCode(typed, dialCode)).toBe(meant);
});
