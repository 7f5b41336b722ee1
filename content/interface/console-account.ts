import type { Locale, Localized } from '#contract/locale.ts';
import { consoleUsageWords } from './console-usage.ts';

export type ConsoleAccountWords = {
  title: string;
  tabs: Record<'details' | 'security' | 'events', string>;
  details: {
    name: string;
    firstName: string;
    lastName: string;
    companyName: string;
    email: string;
    phone: string;
    username: string;
    country: string;
    since: string;
    none: string;
    edit: string;
    save: string;
    saving: string;
    cancel: string;
    saved: string;
    /** The account was opened by phone, and the mailed link was never used. */
    unconfirmed: {
      lead: string;
      sentence: string;
      resend: string;
      sending: string;
      sent: string;
    };
  };
  notifications: {
    heading: string;
    language: string;
    saved: string;
    hint: string;
    /** The alert of the Usage page. */
    balance: Record<'name' | 'on' | 'off' | 'change' | 'notLoaded', string>;
  };
};

const alertOf = (locale: Locale) => {
  const { alert, notLoaded } = consoleUsageWords[locale];
  return { on: alert.on, off: alert.off, notLoaded };
};

export const consoleAccountWords: Localized<ConsoleAccountWords> = {
  en: {
    title: 'My account',
    tabs: { details: 'Details', security: 'Sign-in security', events: 'What happened' },
    details: {
      name: 'Name',
      firstName: 'First name',
      lastName: 'Last name',
      companyName: 'Company',
      email: 'Email',
      phone: 'Phone',
      username: 'Username',
      country: 'Country',
      since: 'Account since',
      none: 'none',
      edit: 'Edit',
      save: 'Save',
      saving: 'Saving',
      cancel: 'Cancel',
      saved: 'Your details are saved.',
      unconfirmed: {
        lead: 'Your email is not confirmed yet.',
        sentence:
          'Open the link in our activation email. Until then you can neither log in nor reset your password by email.',
        resend: 'Send the email again',
        sending: 'Sending',
        sent: 'Sent to {email}. The new link replaces the old one; look in the spam folder too.',
      },
    },
    notifications: {
      heading: 'Notifications',
      language: 'Language of our messages',
      saved: 'Saved',
      hint: 'For emails about your account and its security. At first it is the language you logged in with. A code comes in the language of the page that you request it on.',
      balance: { ...alertOf('en'), name: 'Balance alert', change: 'Change in Usage' },
    },
  },
  zh: {
    title: '我的账号',
    tabs: { details: '基本信息', security: '登录安全', events: '安全记录' },
    details: {
      name: '姓名',
      firstName: '名字',
      lastName: '姓氏',
      companyName: '公司名称',
      email: '邮箱',
      phone: '手机号',
      username: '用户名',
      country: '国家/地区',
      since: '注册时间',
      none: '未设置',
      edit: '修改',
      save: '保存',
      saving: '正在保存',
      cancel: '取消',
      saved: '信息已保存。',
      unconfirmed: {
        lead: '您的邮箱尚未验证。',
        sentence: '请打开激活邮件中的链接。验证之前，无法使用邮箱登录或重置密码。',
        resend: '重新发送邮件',
        sending: '正在发送',
        sent: '已发送至 {email}，请使用新邮件中的链接，并留意垃圾邮件文件夹。',
      },
    },
    notifications: {
      heading: '通知',
      language: '通知语言',
      saved: '已保存',
      hint: '用于账号与安全通知邮件，默认为首次登录时的控制台语言。验证码的语言与获取验证码的页面一致。',
      balance: { ...alertOf('zh'), name: '余额提醒', change: '在“用量与费用”中修改' },
    },
  },
};
