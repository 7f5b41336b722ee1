import type { Localized } from '#contract/locale.ts';

/** Words of two-factor authentication, between password and console. */
export type TwoFactorWords = {
  title: string;
  notYou: string;
  /** The step of the password, already completed. */
  password: { name: string; isRight: string };
  passkey: {
    submit: string;
    waiting: string;
    /** The browser's dialog was closed, or timed out. */
    stopped: string;
    failed: string;
    /** The account has only passkeys, and this browser does not support them. */
    unusable: string;
  };
  app: {
    /** Above the field: as an alternative to the passkey, and without one. */
    beside: string;
    alone: string;
    label: string;
    wrong: string;
  };
  recovery: { title: string; label: string; hint: string; wrong: string };
  submit: string;
  submitting: string;
  noResponse: string;
  /** Too many wrong codes: `{time}`, followed by the remaining wait. */
  locked: { lead: string; until: string; wait: string; end: string; passkeyWorks: string };
  /** What may be lost, and what to do then. */
  lost: { both: string; app: string; passkey: string; useCode: string; askMainUser: string };
  back: { both: string; app: string; passkey: string };
};

export const twoFactorWords: Localized<TwoFactorWords> = {
  en: {
    title: 'One more step',
    notYou: 'Not you?',
    password: { name: 'Password', isRight: 'is right' },
    passkey: {
      submit: 'Continue with a passkey',
      waiting: 'Waiting for your passkey',
      stopped: 'No passkey was used. Try again or choose another way.',
      failed: 'This passkey did not work. Try again or choose another way.',
      unusable:
        'Your passkey does not work in this browser. Log in with another browser or device.',
    },
    app: {
      beside: 'or the code of your app',
      alone: 'The code of your app',
      label: 'Six-digit code',
      wrong: 'This code does not match. Type the newest one; it changes every 30 seconds.',
    },
    recovery: {
      title: 'Recovery code',
      label: 'One of your ten codes',
      hint: 'Works once.',
      wrong: 'That code was used or is wrong.',
    },
    submit: 'Continue',
    submitting: 'Checking',
    noResponse: 'No response from the server. Check your connection and try again.',
    locked: {
      lead: 'Too many wrong codes.',
      until: 'Try again at {time}',
      wait: ', in {minutes} min {seconds} s',
      end: '.',
      passkeyWorks: 'A passkey works now.',
    },
    lost: {
      both: 'Lost both?',
      app: 'Lost your phone?',
      passkey: 'Lost your passkey?',
      useCode: 'Use a recovery code',
      askMainUser: 'Your company’s main user can turn two-factor authentication off for you.',
    },
    back: {
      both: 'Back to passkey and app',
      app: 'Back to the code of your app',
      passkey: 'Back to your passkey',
    },
  },
  zh: {
    title: '还差一步',
    notYou: '不是您？',
    password: { name: '密码', isRight: '正确' },
    passkey: {
      submit: '使用通行密钥继续',
      waiting: '正在等待通行密钥',
      stopped: '未使用通行密钥，请重试或选择其他方式。',
      failed: '通行密钥验证未通过，请重试或选择其他方式。',
      unusable: '此浏览器无法使用您的通行密钥，请换用其他浏览器或设备登录。',
    },
    app: {
      beside: '或输入身份验证器中的验证码',
      alone: '输入身份验证器中的验证码',
      label: '六位验证码',
      wrong: '验证码不正确，请输入最新的验证码（每\u00a030\u00a0秒更新）。',
    },
    recovery: {
      title: '使用恢复码',
      label: '十个恢复码之一',
      hint: '仅可使用一次。',
      wrong: '恢复码错误或已使用。',
    },
    submit: '继续',
    submitting: '正在验证',
    noResponse: '服务器没有响应，请检查网络后重试。',
    locked: {
      lead: '验证码错误次数过多。',
      until: '请在 {time}',
      wait: '（{minutes} 分 {seconds} 秒后）',
      end: '重试。',
      passkeyWorks: '通行密钥现在即可使用。',
    },
    lost: {
      both: '都无法使用？',
      app: '无法使用身份验证器？',
      passkey: '无法使用通行密钥？',
      useCode: '使用恢复码',
      askMainUser: '请联系贵公司的主账号用户，为您关闭两步验证。',
    },
    back: {
      both: '返回通行密钥和身份验证器',
      app: '返回身份验证器',
      passkey: '返回通行密钥',
    },
  },
};
