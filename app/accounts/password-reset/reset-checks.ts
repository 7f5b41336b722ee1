import { failedChecks, type Problem } from '#app/forms/problems.ts';
import { passwordPattern } from '#contract/account-rules.ts';

export const resetFields = ['identifier', 'verifyCode', 'changePassword', 'confirmation'] as const;

export type ResetField = (typeof resetFields)[number];
export type ResetInput = Record<ResetField, string>;
type ResetProblem = Problem<
  ResetField,
  | 'reset.identifier'
  | 'reset.code'
  | 'login.password'
  | 'password.format'
  | 'password.again'
  | 'password.mismatch'
>;

/** Problems of the form, in the order of its fields. */
export const resetProblems = (input: ResetInput) =>
  failedChecks<ResetProblem>([
    [input.identifier.trim() === '', ['identifier', 'reset.identifier']],
    [input.verifyCode.trim() === '', ['verifyCode', 'reset.code']],
    [input.changePassword === '', ['changePassword', 'login.password']],
    [!passwordPattern.test(input.changePassword), ['changePassword', 'password.format']],
    [input.confirmation === '', ['confirmation', 'password.again']],
    [input.confirmation !== input.changePassword, ['confirmation', 'password.mismatch']],
  ]);
