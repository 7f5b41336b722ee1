import { passwordPattern } from '#contract/account-rules.ts';
import type { ErrorCode } from '#contract/errors.ts';

export type PasswordChangeField = 'password' | 'newPassword' | 'confirmation';

/** The first check that fails, in the order of the form. */
export function passwordChangeProblem(
  input: Record<PasswordChangeField, string>,
): { field: PasswordChangeField; code: ErrorCode } | undefined {
  const checks: [boolean, PasswordChangeField, ErrorCode][] = [
    [input.password === '', 'password', 'login.password'],
    [input.newPassword === '', 'newPassword', 'login.password'],
    [!passwordPattern.test(input.newPassword), 'newPassword', 'password.format'],
    [input.confirmation === '', 'confirmation', 'password.again'],
    [input.confirmation !== input.newPassword, 'confirmation', 'password.mismatch'],
  ];
  const failed = checks.find(([isWrong]) => isWrong);
  return failed && { field: failed[1], code: failed[2] };
}
