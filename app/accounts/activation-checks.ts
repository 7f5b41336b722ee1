import { passwordPattern, usernamePattern } from '#contract/account-rules.ts';
import type { ErrorCode } from '#contract/errors.ts';

export type ActivationField = 'phone' | 'verifyCode' | 'username' | 'password' | 'confirmation';
export type ActivationInput = Record<ActivationField, string>;

const fewestDigits = 6;

/** A dial code alone is no number yet; what exactly is one, the server knows. */
export const isPhoneLike = (phone: string): boolean =>
  phone.replace(/\D/g, '').length >= fewestDigits;

/** The first check that fails, in the order of the form. */
export function activationProblem(
  input: ActivationInput,
): { field: ActivationField; code: ErrorCode } | undefined {
  const username = input.username.trim();
  const checks: [boolean, ActivationField, ErrorCode][] = [
    [!isPhoneLike(input.phone), 'phone', 'activation.phone'],
    [input.verifyCode.trim() === '', 'verifyCode', 'reset.code'],
    [username !== '' && !usernamePattern.test(username), 'username', 'username.format'],
    [input.password === '', 'password', 'login.password'],
    [!passwordPattern.test(input.password), 'password', 'password.format'],
    [input.confirmation === '', 'confirmation', 'password.again'],
    [input.confirmation !== input.password, 'confirmation', 'password.mismatch'],
  ];
  const failed = checks.find(([isWrong]) => isWrong);
  return failed && { field: failed[1], code: failed[2] };
}
