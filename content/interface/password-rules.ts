import type { PasswordRuleId } from '#contract/account-rules.ts';
import type { Localized } from '#contract/locale.ts';

export type PasswordRuleWords = {
  label: string;
  rules: Record<PasswordRuleId, string>;
  /** Screen reader text of the tick. */
  kept: string;
  open: string;
};

export const passwordRuleWords: Localized<PasswordRuleWords> = {
  en: {
    label: 'What the password needs',
    rules: { length: '8 to 20 letters and digits', letter: 'a letter', digit: 'a digit' },
    kept: 'done',
    open: 'still missing',
  },
  zh: {
    label: '密码要求',
    rules: { length: '8 到 20 位字母和数字', letter: '含字母', digit: '含数字' },
    kept: '已满足',
    open: '未满足',
  },
};
