import { failing, type Problem } from '#app/forms/problems.ts';
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

const fewestDigits = 7;
const fewestLocalDigits = 8;

/**
 * A number without its country code is one of the country chosen at sign-up: Chinese mobile
 * numbers begin with the 1 that is also North America's code.
 */
export function withDialCode(phone: string, dialCode: string | undefined): string {
  const typed = phone.trim();
  const digits = typed.replace(/\D/g, '');
  if (!dialCode || digits === '' || /^(\+|00)/.test(typed)) return typed;
  const hasDialCode =
    digits.startsWith(dialCode) && digits.length - dialCode.length >= fewestLocalDigits;
  return hasDialCode ? `+${digits}` : `+${dialCode} ${typed}`;
}

/** A dial code alone is no number yet; what exactly is one, the server knows. */
export const isPhoneLike = (phone: string): boolean =>
  phone.replace(/\D/g, '').length >= fewestDigits;

/** The checks in the order of the form. */
export function activationProblems(input: ActivationInput) {
  const username = input.username.trim();
  return failing<ActivationProblem>([
    [!isPhoneLike(input.phone), ['phone', 'activation.phone']],
    [input.verifyCode.trim() === '', ['verifyCode', 'reset.code']],
    [username !== '' && !usernamePattern.test(username), ['username', 'username.format']],
    [input.password === '', ['password', 'login.password']],
    [!passwordPattern.test(input.password), ['password', 'password.format']],
    [input.confirmation === '', ['confirmation', 'password.again']],
    [input.confirmation !== input.password, ['confirmation', 'password.mismatch']],
  ]);
}
