import { codeDigits } from '#contract/account-rules.ts';
import type { Localized } from '#contract/locale.ts';
import { fillWords } from '../fill-brand.ts';

export type ResetPasswordWords = {
  title: string;
  identifier: { label: string; placeholder: string };
  code: {
    label: string;
    placeholder: string;
    send: string;
    sending: string;
    sent: string;
    left: string;
  };
  newPassword: { label: string; hint: string };
  confirmation: { label: string };
  showPassword: string;
  hidePassword: string;
  submit: string;
  submitting: string;
  success: string;
  noResponse: string;
  retry: string;
  /** Whom an employee can ask. */
  employees: string;
  noAccount: string;
  signUp: string;
};

export const resetPasswordWords: Localized<ResetPasswordWords> = {
  en: {
    title: 'Reset password',
    identifier: { label: 'Phone / Email', placeholder: 'Phone (+65 …) or email' },
    code: {
      label: 'Verification code',
      placeholder: `${codeDigits} digits`,
      send: 'OTP',
      sending: 'Sending',
      left: '{seconds}s',
      sent: 'A code is on its way to {identifier}.',
    },
    newPassword: {
      label: 'New password',
      hint: '8 to 20 characters, letters and numbers, at least one of each',
    },
    confirmation: { label: 'Confirm password' },
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    submit: 'Confirm',
    submitting: 'Saving',
    success: 'Successfully',
    noResponse: 'No response from the server. Check your connection and try again.',
    retry: 'Try again',
    employees: fillWords(
      'Employee? Your company’s main user sets a new password for you, {console:employee-password}.',
      'en',
    ),
    noAccount: 'No account yet?',
    signUp: 'Sign up now',
  },
  zh: {
    title: '重置密码',
    identifier: { label: '手机号 / 邮箱', placeholder: '手机号（含国家代码）或邮箱' },
    code: {
      label: '验证码',
      placeholder: `${codeDigits} 位数字`,
      send: '获取验证码',
      sending: '正在发送',
      left: '{seconds} 秒',
      sent: '验证码已发送至 {identifier}。',
    },
    newPassword: { label: '新密码', hint: '8 到 20 个字符，须同时包含字母和数字' },
    confirmation: { label: '确认密码' },
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    submit: '确定',
    submitting: '正在保存',
    success: '重置成功',
    noResponse: '服务器没有响应，请检查网络后重试。',
    retry: '重试',
    employees: fillWords(
      '员工账号请联系贵公司的主账号用户，在{console:employee-password}中重设密码。',
      'zh',
    ),
    noAccount: '还没有账号？',
    signUp: '立即注册',
  },
};
