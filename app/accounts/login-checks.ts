import type { FieldErrorCode } from '#contract/errors.ts';

export type LoginField = 'account' | 'password';
export type EmployeeLoginField = 'phone' | 'code' | 'password';

/** An empty password is named alone, whatever the account says. */
export function loginProblem(
  input: Record<LoginField, string>,
): { field: LoginField; code: FieldErrorCode } | undefined {
  if (input.password === '') return { field: 'password', code: 'login.password' };
  return input.account.trim() === '' ? { field: 'account', code: 'login.account' } : undefined;
}

const employeeChecks: [EmployeeLoginField, FieldErrorCode][] = [
  ['phone', 'employee.phone'],
  ['code', 'employee.username'],
  ['password', 'login.password'],
];

/** Every field that is missing, in the order of the form. */
export const employeeLoginProblems = (
  input: Record<EmployeeLoginField, string>,
): [EmployeeLoginField, FieldErrorCode][] =>
  employeeChecks.filter(([field]) => input[field].trim() === '');
