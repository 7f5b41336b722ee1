import type { ConsolePageId } from '#content/console-pages.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { consoleWords } from './console.ts';
import { consoleAccountWords } from './console-account.ts';

export type LoginWords = {
  title: string;
  tabsLabel: string;
  tabs: { customer: string; employee: string };
  account: { label: string; placeholder: string };
  phone: { label: string; placeholder: string };
  username: { label: string; placeholder: string };
  password: { label: string; placeholder: string; show: string; hide: string };
  forgot: string;
  /** An employee’s password cannot be reset by mail or phone. */
  employeeForgot: string;
  submit: string;
  submitting: string;
  noResponse: string;
  /** After `login.mailUnconfirmed`; `{email}`. */
  unconfirmed: { resend: string; sending: string; sent: string };
  passkey: { submit: string; hint: string };
  noAccount: string;
  signUp: string;
  /**
   * Why the user was redirected here: by the console, after a reset, or after an expired pending
   * login.
   */
  arrivals: Record<LoginReason, string>;
  /** The console page after the login. */
  continueTo: string;
  destinations: Record<ConsolePageId, string>;
  /** For users who are already logged in. */
  again: {
    title: string;
    sentence: string;
    /** Until the name is known. */
    go: string;
    continueAs: string;
    someoneElse: string;
    consequence: string;
    ending: string;
  };
};

export type LoginReason = 'required' | 'ended' | 'signedOut' | 'reset' | 'stepOver';

export const loginWords: Localized<LoginWords> = {
  en: {
    title: 'Login',
    tabsLabel: 'Who is logging in',
    tabs: { customer: 'Sign In', employee: 'Employee Sign In' },
    account: { label: 'Phone / Email / Username', placeholder: 'Phone (+65 …), email or username' },
    phone: { label: 'Phone', placeholder: 'Your company’s number, with country code' },
    username: { label: 'Employee username', placeholder: 'Username' },
    password: {
      label: 'Password',
      placeholder: 'Password',
      show: 'Show the password',
      hide: 'Hide the password',
    },
    forgot: 'Forget password?',
    employeeForgot: 'Forgotten it? Your company’s main user can set a new one for you.',
    submit: 'Sign In',
    submitting: 'Signing in',
    noResponse: 'No response from the server. Check your connection and sign in again.',
    unconfirmed: confirmationIn('en'),
    passkey: {
      submit: 'Continue with a passkey',
      hint: 'No password, no account name: your device knows you.',
    },
    noAccount: 'No account yet?',
    signUp: 'Sign up now',
    arrivals: {
      required: 'Please log in to open the console.',
      ended: 'Your session has ended. Please log in again.',
      signedOut: 'You are signed out.',
      reset: 'Your password is changed. Log in with the new one.',
      stepOver: 'Please log in again.',
    },
    continueTo: 'Continue to {page}',
    destinations: destinationsIn('en'),
    again: {
      title: 'Welcome back',
      sentence: 'You are logged in on this device.',
      go: 'Continue',
      continueAs: 'Continue as {name}',
      someoneElse: 'Log in as someone else',
      consequence: 'That ends your login on this device.',
      ending: 'Signing out',
    },
  },
  zh: {
    title: '登录',
    tabsLabel: '登录身份',
    tabs: { customer: '登录', employee: '员工登录' },
    account: {
      label: '手机号 / 邮箱 / 用户名',
      placeholder: '手机号（含国家代码）、邮箱或用户名',
    },
    phone: { label: '手机号', placeholder: '公司主账号的手机号，含国家代码' },
    username: { label: '员工用户名', placeholder: '用户名' },
    password: {
      label: '密码',
      placeholder: '请输入密码',
      show: '显示密码',
      hide: '隐藏密码',
    },
    forgot: '忘记密码？',
    employeeForgot: '忘记密码，请联系贵公司的主账号用户重设。',
    submit: '登录',
    submitting: '正在登录',
    noResponse: '服务器没有响应，请检查网络后重新登录。',
    unconfirmed: confirmationIn('zh'),
    passkey: {
      submit: '使用通行密钥登录',
      hint: '无需账号和密码，由您的设备验证身份。',
    },
    noAccount: '还没有账号？',
    signUp: '立即注册',
    arrivals: {
      required: '请先登录，再进入控制台。',
      ended: '登录已失效，请重新登录。',
      signedOut: '您已退出登录。',
      reset: '密码已重置，请使用新密码登录。',
      stepOver: '请重新登录。',
    },
    continueTo: '前往{page}',
    destinations: destinationsIn('zh'),
    again: {
      title: '欢迎回来',
      sentence: '您已在此设备上登录。',
      go: '继续',
      continueAs: '以 {name} 继续',
      someoneElse: '使用其他账号登录',
      consequence: '这将退出此设备上的当前登录。',
      ending: '正在退出',
    },
  },
};

/** As the console says it. */
function confirmationIn(locale: Locale): LoginWords['unconfirmed'] {
  const { resend, sending, sent } = consoleAccountWords[locale].details.unconfirmed;
  return { resend, sending, sent };
}

/** The name of each console page, as the console shows it. */
function destinationsIn(locale: Locale): Record<ConsolePageId, string> {
  const { menus, pages } = consoleWords[locale];
  const { tabs } = consoleAccountWords[locale];
  return {
    'console-home': menus.home,
    'console-usage': menus.usage,
    'console-support': menus.support,
    'console-new-ticket': pages['console-new-ticket'] ?? menus.support,
    'console-ticket': menus.support,
    'console-keys': pages['console-keys'] ?? menus.developer,
    'console-callbacks': pages['console-callbacks'] ?? menus.developer,
    'console-requests': pages['console-requests'] ?? menus.developer,
    'console-account': menus.account,
    'console-security': tabs.security,
    'console-events': tabs.events,
    'console-employees': menus.employees,
  };
}
