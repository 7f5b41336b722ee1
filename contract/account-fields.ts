import * as z from 'zod/mini';
import { accountMaxLengths, passwordPattern, usernamePattern } from './account-rules.ts';
import { emailPattern } from './email-address.ts';
import { type ErrorCode, type FieldErrorCode, isFieldErrorCode } from './errors.ts';
import { oneLine } from './text.ts';

/** The code of the first rule that a value breaks, if it breaks any. */
export function problemWith(field: z.ZodMiniType, value: unknown): FieldErrorCode | undefined {
  const issues = z.safeParse(field, value).error?.issues ?? [];
  return issues.map(({ message }) => message).find(isFieldErrorCode);
}

/** What is typed to log in. A password that no account can have is simply wrong. */
export const loginFields = {
  account: typed('login.account', 100),
  employeePhone: typed('employee.phone', 100),
  employeeUsername: typed('employee.username', 100),
  password: text('login.password').check(
    z.minLength(1, 'login.password'),
    z.maxLength(200, 'login.wrong'),
  ),
};

export const resetFields = {
  identifier: typed('reset.identifier', 100),
  verifyCode: text('reset.code').check(
    z.overwrite((code) => code.replace(/\s+/g, '')),
    z.minLength(1, 'reset.code'),
    z.maxLength(20, 'code.wrong'),
  ),
  /** A password somebody chooses, wherever they choose it. */
  newPassword: text('login.password').check(
    z.minLength(1, 'login.password'),
    z.regex(passwordPattern, 'password.format'),
  ),
};

export const signUpFields = {
  email: text('signUp.email').check(
    z.maxLength(accountMaxLengths.email, 'signUp.emailFormat'),
    z.trim(),
    z.minLength(1, 'signUp.email'),
  ),
  countryId: z
    .int('signUp.country')
    .check(z.minimum(0, 'signUp.country'), z.maximum(2 ** 31 - 1, 'signUp.country')),
  firstName: name('signUp.firstName', accountMaxLengths.firstName),
  lastName: name('signUp.lastName', accountMaxLengths.lastName),
  companyName: name('signUp.companyName', accountMaxLengths.companyName),
};

/** What the server asks of an address on top of what the form does. */
export const isEmailAddress = (email: string): boolean => emailPattern.test(email);

export const username = text('username.format').check(
  z.trim(),
  z.regex(usernamePattern, 'username.format'),
);

export const employeeName = text('bad-request').check(
  z.maxLength(accountMaxLengths.employeeName, 'bad-request'),
  oneLine(),
  z.trim(),
);

function text(code: ErrorCode) {
  return z.string(code);
}

/** Something must be there, and no more than a field of ours would take. */
function typed(code: ErrorCode, maxLength: number) {
  return text(code).check(z.maxLength(maxLength, code), oneLine(), z.trim(), z.minLength(1, code));
}

function name(code: ErrorCode, maxLength: number) {
  return typed(code, maxLength);
}
