import { codeDigits } from '#contract/account-rules.ts';
import type { Localized } from '#contract/locale.ts';

export type ActivationWords = {
  title: string;
  loading: string;
  noScript: string;
  /** The link is used, expired or incomplete. */
  invalid: { title: string; sentence: string; signUp: string; logIn: string };
  /** No response while the link was being validated. */
  failed: { title: string; sentence: string; retry: string };
  /** Depends on how the visitor signed up. */
  byPhone: string;
  reopens: string;
  phone: { label: string };
  code: {
    label: string;
    placeholder: string;
    send: string;
    sending: string;
    sent: string;
    left: string;
  };
  username: { label: string; hint: string };
  password: string;
  confirmation: string;
  showPassword: string;
  hidePassword: string;
  submit: string;
  submitting: string;
  noResponse: string;
};

export const activationWords: Localized<ActivationWords> = {
  en: {
    title: 'Activate your account',
    loading: 'Checking your link',
    noScript:
      'Activation needs JavaScript. Turn it on and load this page again; your link stays good.',
    invalid: {
      title: 'This link does not open anything',
      sentence:
        'It was already used, a newer one has replaced it, or it has expired. If your account is active, log in. If not, sign up again with the same email and we send you a new link.',
      signUp: 'Sign up again',
      logIn: 'Login',
    },
    failed: {
      title: 'We could not check your link',
      sentence: 'No response from the server. Check your connection and try again.',
      retry: 'Try again',
    },
    byPhone:
      'Your email stays unconfirmed until you use the link in our email. Until then, log in with your phone or username.',
    reopens:
      'This account was already opened by phone. Confirm the same phone and everything in it stays; with another phone its employees are removed. You choose a new password, and every other login ends.',
    phone: { label: 'Phone' },
    code: {
      label: 'Verification code',
      placeholder: `${codeDigits} digits`,
      send: 'OTP',
      sending: 'Sending',
      left: '{seconds}s',
      sent: 'A code is on its way to {phone}.',
    },
    username: {
      label: 'Username (optional)',
      hint: 'A third way to log in, beside phone and email',
    },
    password: 'Password',
    confirmation: 'Confirm password',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    submit: 'Activate account',
    submitting: 'Activating',
    noResponse: 'No response from the server. Check your connection and try again.',
  },
  zh: {
    title: '激活您的账号',
    loading: '正在核对链接',
    noScript: '激活账号需要启用 JavaScript，请启用后重新加载本页，链接仍然有效。',
    invalid: {
      title: '该链接已失效',
      sentence:
        '链接可能已被使用、已被新链接取代，或已过期。账号已激活的，请直接登录；尚未激活的，请用同一邮箱重新注册，我们会发送新的链接。',
      signUp: '重新注册',
      logIn: '登录',
    },
    failed: {
      title: '无法核对链接',
      sentence: '服务器没有响应，请检查网络后重试。',
      retry: '重试',
    },
    byPhone: '打开激活邮件中的链接，即可验证邮箱；在此之前，请使用手机号或用户名登录。',
    reopens:
      '该账号此前已通过手机激活。验证同一手机号，账号内容全部保留；换用其他手机号，已添加的员工将被移除。您需要重新设置密码，其他设备将全部下线。',
    phone: { label: '手机号' },
    code: {
      label: '验证码',
      placeholder: `${codeDigits} 位数字`,
      send: '获取验证码',
      sending: '正在发送',
      left: '{seconds} 秒',
      sent: '验证码已发送至 {phone}。',
    },
    username: { label: '用户名（选填）', hint: '除手机号和邮箱外，也可用它登录' },
    password: '密码',
    confirmation: '确认密码',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    submit: '激活账号',
    submitting: '正在激活',
    noResponse: '服务器没有响应，请检查网络后重试。',
  },
};
