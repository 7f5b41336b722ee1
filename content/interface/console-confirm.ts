import type { Localized } from '#contract/locale.ts';

/** An action as part of a sentence, and on its button. */
export type ActionWords = { phrase: string; action: string };

/** Reauthentication before sensitive changes; the action's own words are next to it. */
export type ConsoleConfirmWords = {
  heading: string;
  sentence: string;
  password: string;
  show: string;
  hide: string;
  forgot: string;
  /** An employee’s password cannot be reset by mail or phone. */
  employeeForgot: string;
  wrong: { one: string; other: string };
  locked: string;
  passkey: string;
  signing: string;
  stopped: string;
  refused: string;
  checking: string;
};

export const consoleConfirmWords: Localized<ConsoleConfirmWords> = {
  en: {
    heading: 'Is it you?',
    sentence:
      'You are about to {phrase}. Your password once more, please; then we do not ask for 10 minutes.',
    password: 'Password',
    show: 'Show the password',
    hide: 'Hide the password',
    forgot: 'Forget password?',
    employeeForgot: 'Forgotten it? Your company’s main user can set a new one for you.',
    wrong: {
      one: 'This is not your password. 1 attempt left.',
      other: 'This is not your password. {count} attempts left.',
    },
    locked: 'Too many wrong passwords. Try again at {time}.',
    passkey: 'Use a passkey instead',
    signing: 'Waiting for your browser',
    stopped: 'Your browser’s window was closed. Try again, or use your password.',
    refused: 'This passkey did not work. Try another one, or use your password.',
    checking: 'Checking',
  },
  zh: {
    heading: '请确认是您本人',
    sentence: '您即将{phrase}，请再次输入密码。之后 10 分钟内不再询问。',
    password: '密码',
    show: '显示密码',
    hide: '隐藏密码',
    forgot: '忘记密码？',
    employeeForgot: '忘记密码，请联系贵公司的主账号用户重设。',
    wrong: {
      one: '密码不正确，还可尝试 1 次。',
      other: '密码不正确，还可尝试 {count} 次。',
    },
    locked: '密码错误次数过多，请在 {time} 重试。',
    passkey: '改用通行密钥',
    signing: '正在等待浏览器',
    stopped: '浏览器窗口已关闭，请重试或输入密码。',
    refused: '通行密钥验证未通过，请换一个或输入密码。',
    checking: '正在验证',
  },
};
