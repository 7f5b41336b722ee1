import { failedChecks, type Problem } from '#app/forms/problems.ts';
import { passwordPattern, usernamePattern } from '#contract/account-rules.ts';

export const activationFields = [
  'phone',
  'verifyCode',
  'username',
  'password',
  'confirmation',
] as const;

export type ActivationField = (typeof activationFields)[number];
type ActivationProblem = Problem<
  ActivationField,
  | 'activation.phone'
  | 'reset.code'
  | 'username.format'
  | 'login.password'
  | 'password.format'
  | 'password.again'
  | 'password.mismatch'
>;
export type ActivationInput = Record<ActivationField, string>;

const minDigits = 7;
const minLocalDigits = 8;

/**
 * Adds the dial code of the country chosen at sign-up to a national number. A leading 1 may belong
 * to a Chinese mobile number as well as be North America's dial code.
 */
export function withDialCode(phone: string, dialCode: string | undefined): string {
  const typed = phone.trim();
  const digits = typed.replace(/\D/g, '');
  if (!dialCode || digits === '' || /^(\+|00)/.test(typed)) return typed;
  const hasDialCode =
    digits.startsWith(dialCode) && digits.length - dialCode.length >= minLocalDigits;
  return hasDialCode ? `+${digits}` : `+${dialCode} ${typed}`;
}

/** Longer than a bare dial code; the server validates the number itself. */
export const isPhoneLike = (phone: string): boolean => phone.replace(/\D/g, '').length >= minDigits;

/** Problems of the form, in the order of its fields. */
export function activationProblems(input: ActivationInput) {
  const username = input.username.trim();
  return failedChecks<ActivationProblem>([
    [!isPhoneLike(input.phone), ['phone', 'activation.phone']],
    [input.verifyCode.trim() === '', ['verifyCode', 'reset.code']],
    [username !== '' && !usernamePattern.test(username), ['username', 'username.format']],
    [input.password === '', ['password', 'login.password']],
    [!passwordPattern.test(input.password), ['password', 'password.format']],
    [input.confirmation === '', ['confirmation', 'password.again']],
    [input.confirmation !== input.password, ['confirmation', 'password.mismatch']],
  ]);
}
