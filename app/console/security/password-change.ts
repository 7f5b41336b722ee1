import { failedChecks, type Problem } from '#app/forms/problems.ts';
import { passwordPattern } from '#contract/account-rules.ts';

export const passwordChangeFields = ['password', 'newPassword', 'confirmation'] as const;

type PasswordChangeField = (typeof passwordChangeFields)[number];
type PasswordChangeProblem = Problem<
  PasswordChangeField,
  'login.password' | 'password.format' | 'password.again' | 'password.mismatch'
>;

/** Problems of the form, in the order of its fields. */
export const passwordChangeProblems = (input: Record<PasswordChangeField, string>) =>
  failedChecks<PasswordChangeProblem>([
    [input.password === '', ['password', 'login.password']],
    [input.newPassword === '', ['newPassword', 'login.password']],
    [!passwordPattern.test(input.newPassword), ['newPassword', 'password.format']],
    [input.confirmation === '', ['confirmation', 'password.again']],
    [input.confirmation !== input.newPassword, ['confirmation', 'password.mismatch']],
  ]);
