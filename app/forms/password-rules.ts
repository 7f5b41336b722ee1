import type { PasswordRuleId } from '#contract/account-rules.ts';

/** Together they are `passwordPattern`, told apart so that each can be ticked off. */
export const passwordRules: Record<PasswordRuleId, RegExp> = {
  length: /^[A-Za-z\d]{8,20}$/,
  letter: /[A-Za-z]/,
  digit: /\d/,
};
