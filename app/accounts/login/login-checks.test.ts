import { expect, test } from 'vitest';
import { employeeLoginProblems, loginProblems } from './login-checks.ts';

test.each([
  ['', '', 'login.password'],
  ['mei', '', 'login.password'],
  ['   ', 'harbour7', 'login.account'],
  ['mei', ' ', undefined],
  ['mei', 'harbour7', undefined],
])('5 signing in as %j with the password %j is flagged with %s', (account, password, code) => {
  expect(loginProblems({ account, password })[0]?.[1]).toBe(code);
});

test('5 every field that an employee leaves empty is named', () => {
  const codes = (phone: string, code: string, password: string) =>
    employeeLoginProblems({ phone, code, password }).map(([, problem]) => problem);
  expect(codes('', ' ', '')).toEqual(['employee.phone', 'employee.username', 'login.password']);
  expect(codes('+65 8123 4567', '', 'x')).toEqual(['employee.username']);
  expect(codes('+65 8123 4567', 'linh', 'x')).toEqual([]);
});
