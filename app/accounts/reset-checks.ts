import { passwordPattern } from '#contract/account-rules.ts';
import type { FieldErrorCode } from '#contract/errors.ts';

export type ResetField = 'identifier' | 'verifyCode' | 'changePassword' | 'confirmation';
export type ResetInput = Record<ResetField, string>;

/** The first of the six checks that fails, in their order. */
export function resetProblem(
  input: ResetInput,
): { field: ResetField; code: FieldErrorCode } | undefined {
  const checks: [boolean, ResetField, FieldErrorCode][] = [
    [input.identifier.trim() === '', 'identifier', 'reset.identifier'],
    [input.verifyCode.trim() === '', 'verifyCode', 'reset.code'],
    [input.changePassword === '', 'changePassword', 'login.password'],
    [!passwordPattern.test(input.changePassword), 'changePassword', 'password.format'],
    [input.confirmation === '', 'confirmation', 'password.again'],
    [input.confirmation !== input.changePassword, 'confirmation', 'password.mismatch'],
  ];
  const failed = checks.find(([isWrong]) => isWrong);
  return failed && { field: failed[1], code: failed[2] };
}
