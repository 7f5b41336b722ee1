import * as z from 'zod/mini';
import { accountMaxLengths, passwordPattern, usernamePattern } from './account-rules.ts';
import { emailPattern } from './email-address.ts';
import { code, type ErrorCode, type FieldErrorCode, isFieldErrorCode } from './errors.ts';
import { oneLine } from './text.ts';

/** The code of the first rule that a value breaks; undefined if it breaks none. */
export function problemWith(field: z.ZodMiniType, value: unknown): FieldErrorCode | undefined {
  const issues = z.safeParse(field, value).error?.issues ?? [];
  return issues.map(({ message }) => message).find(isFieldErrorCode);
}

/** Fields of a login. A password that no account can have is refused as wrong. */
export const loginFields = {
  account: typed('login.account', 100),
  employeePhone: typed('employee.phone', 100),
  employeeUsername: typed('employee.username', 100),
  password: z
    .string(code('login.password'))
    .check(z.minLength(1), z.maxLength(200, code('login.wrong'))),
};

export const resetFields = {
  identifier: typed('reset.identifier', 100),
  verifyCode: z.string(code('reset.code')).check(
    z.overwrite((digits) => digits.replace(/\s+/g, '')),
    z.minLength(1),
    z.maxLength(20, code('code.wrong')),
  ),
  /** A new password, in every form that sets one. */
  newPassword: z
    .string(code('login.password'))
    .check(z.minLength(1), z.regex(passwordPattern, code('password.format'))),
};

export const signUpFields = {
  email: z
    .string(code('signUp.email'))
    .check(
      z.maxLength(accountMaxLengths.email, code('signUp.emailFormat')),
      z.trim(),
      z.minLength(1),
    ),
  countryId: z.int(code('signUp.country')).check(z.minimum(0), z.maximum(2 ** 31 - 1)),
  firstName: typed('signUp.firstName', accountMaxLengths.firstName),
  lastName: typed('signUp.lastName', accountMaxLengths.lastName),
  companyName: typed('signUp.companyName', accountMaxLengths.companyName),
};

/** The server's rule for mail addresses, stricter than the form's. */
export const isEmailAddress = (email: string): boolean => emailPattern.test(email);

export const username = z.string(code('username.format')).check(z.trim(), z.regex(usernamePattern));

export const employeeName = z
  .string(code('bad-request'))
  .check(z.maxLength(accountMaxLengths.employeeName), oneLine(), z.trim());

/** A required text of limited length. */
function typed(known: ErrorCode, maxLength: number) {
  return z.string(known).check(z.maxLength(maxLength), oneLine(), z.trim(), z.minLength(1));
}
