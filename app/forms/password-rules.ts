import type { PasswordRuleId } from '#contract/account-rules.ts';

/** The parts of `passwordPattern`, each shown as a rule of its own. */
export const passwordRules: Record<PasswordRuleId, RegExp> = {
  length: /^[A-Za-z\d]{8,20}$/,
  letter: /[A-Za-z]/,
  digit: /\d/,
};
