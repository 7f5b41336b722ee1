import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  employeeName,
  isEmailAddress,
  loginFields,
  problemWith,
  resetFields,
  signUpFields,
  username,
} from './account-fields.ts';
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
  'employee phone': [
    loginFields.employeePhone,
    ['+65 8123 4567', long(100)],
    [
      [' ', 'employee.phone'],
      [undefined, 'employee.phone'],
      [long(101), 'employee.phone'],
    ],
  ],
  'employee username': [
    loginFields.employeeUsername,
    ['lin', long(100)],
    [
      ['', 'employee.username'],
      [7, 'employee.username'],
      [long(101), 'employee.username'],
    ],
  ],
  identifier: [
    resetFields.identifier,
    ['+65 8123 4567', 'a@b.co'],
    [
      [' ', 'reset.identifier'],
      [undefined, 'reset.identifier'],
      [long(101), 'reset.identifier'],
    ],
  ],
  'new password': [
    resetFields.newPassword,
    ['abcdefg1', '1234567a', `${long(19)}1`, 'ABCdef123'],
    [
      ['', 'login.password'],
      [undefined, 'login.password'],
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
      [482916, 'reset.code'],
      [long(21), 'code.wrong'],
    ],
  ],
  email: [
    signUpFields.email,
    ['a@b.co', 'no format is checked here'],
    [
      ['', 'signUp.email'],
      ['   ', 'signUp.email'],
      [undefined, 'signUp.email'],
      [long(101), 'signUp.emailFormat'],
    ],
  ],
  country: [
    signUpFields.countryId,
    [702, 0, 2 ** 31 - 1],
    [
      [undefined, 'signUp.country'],
      [null, 'signUp.country'],
      ['702', 'signUp.country'],
      [1.5, 'signUp.country'],
      [-1, 'signUp.country'],
      [2 ** 31, 'signUp.country'],
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
  'last name': [
    signUpFields.lastName,
    ['Tan', long(20)],
    [
      [' ', 'signUp.lastName'],
      [long(21), 'signUp.lastName'],
    ],
  ],
  'company name': [
    signUpFields.companyName,
    ['Harbour Coffee', long(1024)],
    [
      [' ', 'signUp.companyName'],
      [long(1025), 'signUp.companyName'],
    ],
  ],
  username: [
    username,
    ['mei', 'Mei.Tan_1-2', ` ${'x'.repeat(32)} `],
    [
      ['', 'username.format'],
      [undefined, 'username.format'],
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

test('an employee’s name is optional and limited in length', () => {
  for (const name of ['', 'Lin Tran', long(50)])
    expect(employeeName.safeParse(name).success).toBe(true);
  for (const name of [long(51), undefined])
    expect(employeeName.safeParse(name).error?.issues[0]?.message).toBe('bad-request');
});

test('the server requires a valid mail address where the form accepts any text', () => {
  expect(isEmailAddress('mei@harbour.example')).toBe(true);
  expect(isEmailAddress('no format is checked here')).toBe(false);
});

test('an identifier with an at-sign is an e-mail address, any other is a phone', () => {
  expect(isMailIdentifier('a@b')).toBe(true);
  expect(isMailIdentifier('+6581234567')).toBe(false);
});
