import type { Localized } from '#contract/locale.ts';

export type InvitationWords = {
  /** While the company is not known. */
  title: string;
  join: string;
  invited: string;
  loading: string;
  noScript: string;
  /** `who` names the main user of an account that invited once. */
  ended: { who: string; unknown: string; logIn: string };
  failed: { title: string; sentence: string; retry: string };
  username: { label: string; hint: string; hintWithoutPhone: string; taken: string };
  password: string;
  showPassword: string;
  hidePassword: string;
  factor: {
    legend: string;
    required: string;
    passkey: { name: string; hint: string };
    app: { name: string; hint: string };
    later: { name: string; hint: string };
  };
  submit: Record<'passkey' | 'app' | 'later', string>;
  submitting: string;
  noResponse: string;
  notYou: string;
  decline: string;
  declined: { heading: string; sentence: string };
};

export const invitationWords: Localized<InvitationWords> = {
  en: {
    title: 'Your invitation',
    join: 'Join {company}',
    invited: '{name} invited {email}. The link is good until {until}.',
    loading: 'Checking your link',
    noScript:
      'Joining needs JavaScript. Turn it on and load this page again; your link stays good.',
    ended: {
      who: 'This link has ended. Ask {name} for a new one.',
      unknown: 'This link has ended. Ask for a new one.',
      logIn: 'Login',
    },
    failed: {
      title: 'We could not check your link',
      sentence: 'No response from the server. Check your connection and try again.',
      retry: 'Try again',
    },
    username: {
      label: 'Username',
      hint: 'To log in, with the company’s phone {phone}',
      hintWithoutPhone: 'To log in, with the company’s phone',
      taken: 'This username is already taken. Please choose another one.',
    },
    password: 'Password',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    factor: {
      legend: 'Two-factor authentication',
      required: 'Two-factor authentication, required by your company',
      passkey: { name: 'Passkey', hint: 'fingerprint, face or PIN' },
      app: { name: 'App', hint: 'six digits' },
      later: { name: 'Later', hint: 'on your security page' },
    },
    submit: {
      passkey: 'Join and add a passkey',
      app: 'Join and set up the app',
      later: 'Join',
    },
    submitting: 'Joining',
    noResponse: 'No response from the server. Check your connection and try again.',
    notYou: 'Not you?',
    decline: 'Decline',
    declined: {
      heading: 'Invitation declined',
      sentence: 'The link has ended and nothing was set up. You can close this page.',
    },
  },
  zh: {
    title: '您的邀请',
    join: '加入{company}',
    invited: '{name} 邀请了 {email}。链接有效期至 {until}。',
    loading: '正在核对链接',
    noScript: '接受邀请需要启用 JavaScript，请启用后重新加载本页，链接仍然有效。',
    ended: {
      who: '链接已失效，请联系 {name} 重新邀请。',
      unknown: '链接已失效，请联系邀请人重新邀请。',
      logIn: '登录',
    },
    failed: {
      title: '无法核对链接',
      sentence: '服务器没有响应，请检查网络后重试。',
      retry: '重试',
    },
    username: {
      label: '用户名',
      hint: '与公司手机号 {phone} 一起用于登录',
      hintWithoutPhone: '与公司手机号一起用于登录',
      taken: '该用户名已被使用，请换一个。',
    },
    password: '密码',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    factor: {
      legend: '两步验证',
      required: '两步验证（贵公司要求开启）',
      passkey: { name: '通行密钥', hint: '指纹、面容或 PIN 码' },
      app: { name: '身份验证器', hint: '六位数字' },
      later: { name: '以后再说', hint: '可在安全设置中开启' },
    },
    submit: {
      passkey: '加入并添加通行密钥',
      app: '加入并绑定身份验证器',
      later: '加入',
    },
    submitting: '正在加入',
    noResponse: '服务器没有响应，请检查网络后重试。',
    notYou: '不是您本人？',
    decline: '谢绝邀请',
    declined: {
      heading: '已谢绝邀请',
      sentence: '链接已失效，未创建任何账号。您可以关闭此页面。',
    },
  },
};
