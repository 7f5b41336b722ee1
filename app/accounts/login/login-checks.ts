import { failedChecks, type Problem } from '#app/forms/problems.ts';

export const loginFields = ['account', 'password'] as const;
export const employeeLoginFields = ['phone', 'code', 'password'] as const;

type LoginField = (typeof loginFields)[number];
type EmployeeLoginField = (typeof employeeLoginFields)[number];
type LoginProblem = Problem<LoginField, 'login.account' | 'login.password'>;
type EmployeeLoginProblem = Problem<
  EmployeeLoginField,
  'employee.phone' | 'employee.username' | 'login.password'
>;

/** An empty password is reported before any problem with the account. */
export const loginProblems = ({ account, password }: Record<LoginField, string>) =>
  failedChecks<LoginProblem>([
    [password === '', ['password', 'login.password']],
    [account.trim() === '', ['account', 'login.account']],
  ]);

/** All empty fields, in the order of the form. */
export const employeeLoginProblems = (input: Record<EmployeeLoginField, string>) =>
  failedChecks<EmployeeLoginProblem>([
    [input.phone.trim() === '', ['phone', 'employee.phone']],
    [input.code.trim() === '', ['code', 'employee.username']],
    [input.password.trim() === '', ['password', 'login.password']],
  ]);
