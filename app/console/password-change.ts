import { passwordPattern } from '#contract/account-rules.ts';
import type { FieldErrorCode } from '#contract/errors.ts';

export type PasswordChangeField = 'password' | 'newPassword' | 'confirmation';

/** The first check that fails, in the order of the form. */
export function passwordChangeProblem(
  input: Record<PasswordChangeField, string>,
): { field: PasswordChangeField; code: FieldErrorCode } | undefined {
  const checks: [boolean, PasswordChangeField, FieldErrorCode][] = [
    [input.password === '', 'password', 'login.password'],
    [input.newPassword === '', 'newPassword', 'login.password'],
    [!passwordPattern.test(input.newPassword), 'newPassword', 'password.format'],
    [input.confirmation === '', 'confirmation', 'password.again'],
    [input.confirmation !== input.newPassword, 'confirmation', 'password.mismatch'],
  ];
  const failed = checks.find(([isWrong]) => isWrong);
  return failed && { field: failed[1], code: failed[2] };
}
