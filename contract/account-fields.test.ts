import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { loginFields, problemWith, resetFields, signUpFields, username } from './account-fields.ts';
import { isMailIdentifier } from './account-rules.ts';

const long = (length: number) => 'x'.repeat(length);

const cases: Record<string, [z.ZodMiniType, good: unknown[], bad: [unknown, string][]]> = {
  account: [
    loginFields.account,
    ['+65 8123 4567', 'mei@harbour.example', ' mei '],
    [
      ['', 'login.account'],
      ['  ', 'login.account'],
      [undefined, 'login.account'],
      [7, 'login.account'],
    ],
  ],
  password: [
    loginFields.password,
    ['x', ' ', long(200)],
    [
      ['', 'login.password'],
      [null, 'login.password'],
      [long(201), 'login.wrong'],
    ],
  ],
  'new password': [
    resetFields.newPassword,
    ['abcdefg1', '1234567a', `${long(19)}1`, 'ABCdef123'],
    [
      ['', 'login.password'],
      ['abcdef1', 'password.format'],
      [`${long(20)}1`, 'password.format'],
      ['abcdefgh', 'password.format'],
      ['12345678', 'password.format'],
      ['abcdefg 1', 'password.format'],
      ['abcdefg1!', 'password.format'],
      ['abcdefg١', 'password.format'],
      ['abcdefg1\n', 'password.format'],
    ],
  ],
  code: [
    resetFields.verifyCode,
    ['123456', ' 123 456 '],
    [
      ['', 'reset.code'],
      ['   ', 'reset.code'],
      [long(21), 'code.wrong'],
    ],
  ],
  email: [
    signUpFields.email,
    ['a@b.co', 'no format is checked here'],
    [
      ['', 'signUp.email'],
      ['   ', 'signUp.email'],
      [long(101), 'signUp.emailFormat'],
    ],
  ],
  country: [
    signUpFields.countryId,
    [702],
    [
      [undefined, 'signUp.country'],
      [null, 'signUp.country'],
      ['702', 'signUp.country'],
      [1.5, 'signUp.country'],
      [-1, 'signUp.country'],
      [2 ** 40, 'signUp.country'],
    ],
  ],
  'first name': [
    signUpFields.firstName,
    ['Mei', long(20)],
    [
      [' ', 'signUp.firstName'],
      ['\u0000', 'signUp.firstName'],
      [long(21), 'signUp.firstName'],
    ],
  ],
  username: [
    username,
    ['mei', 'Mei.Tan_1-2', ` ${'x'.repeat(32)} `],
    [
      ['', 'username.format'],
      ['ab', 'username.format'],
      ['1abc', 'username.format'],
      ['a@b', 'username.format'],
      ['a b', 'username.format'],
      [long(33), 'username.format'],
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (_, [field, good, bad]) => {
  test.each(good.map((value) => [value]))('%j is accepted', (value) => {
    expect(problemWith(field, value)).toBeUndefined();
  });

  test.each(bad)('%j is refused as %s', (value, code) => {
    expect(problemWith(field, value)).toBe(code);
  });
});

test('an identifier with an at-sign is an e-mail address, any other is a phone', () => {
  expect(isMailIdentifier('a@b')).toBe(true);
  expect(isMailIdentifier('+6581234567')).toBe(false);
});
