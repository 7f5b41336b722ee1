import type { Localized } from '#contract/locale.ts';

export type ConsoleAccountWords = {
  title: string;
  details: {
    heading: string;
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
  password: {
    heading: string;
    sentence: string;
    current: string;
    next: string;
    confirmation: string;
    show: string;
    hide: string;
    submit: string;
    submitting: string;
    changed: string;
  };
  sessions: {
    heading: string;
    sentence: string;
    current: string;
    began: string;
    seen: string;
    unknownDevice: string;
    end: string;
    ending: string;
    endOthers: string;
    ended: string;
    endedOthers: string;
    alone: string;
  };
};

export const consoleAccountWords: Localized<ConsoleAccountWords> = {
  en: {
    title: 'My account',
    details: {
      heading: 'Details',
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
    password: {
      heading: 'Password',
      sentence: 'A new password ends your logins on all other devices.',
      current: 'Current password',
      next: 'New password',
      confirmation: 'Confirm password',
      show: 'Show the password',
      hide: 'Hide the password',
      submit: 'Change password',
      submitting: 'Changing',
      changed: 'Your password is changed.',
    },
    sessions: {
      heading: 'Where you are logged in',
      sentence: 'You don’t know one of these? End it and change your password.',
      current: 'This device',
      began: 'Logged in {time}',
      seen: 'last used {time}',
      unknownDevice: 'Unknown device',
      end: 'End',
      ending: 'Ending',
      endOthers: 'End all others',
      ended: 'That login has ended.',
      endedOthers: 'All other logins have ended.',
      alone: 'You are logged in nowhere else.',
    },
  },
  zh: {
    title: '我的账号',
    details: {
      heading: '基本信息',
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
    password: {
      heading: '密码',
      sentence: '修改密码后，您在其他设备上的登录将全部失效。',
      current: '当前密码',
      next: '新密码',
      confirmation: '确认密码',
      show: '显示密码',
      hide: '隐藏密码',
      submit: '修改密码',
      submitting: '正在修改',
      changed: '密码已修改。',
    },
    sessions: {
      heading: '登录设备',
      sentence: '如有不认识的设备，请将其下线并修改密码。',
      current: '当前设备',
      began: '登录于 {time}',
      seen: '最近使用 {time}',
      unknownDevice: '未知设备',
      end: '下线',
      ending: '正在下线',
      endOthers: '其他设备全部下线',
      ended: '该设备已下线。',
      endedOthers: '其他设备已全部下线。',
      alone: '您没有在其他设备上登录。',
    },
  },
};
