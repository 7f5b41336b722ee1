import type { Localized } from '#contract/locale.ts';

export type SignUpWords = {
  title: string;
  existing: string;
  logIn: string;
  email: string;
  country: {
    label: string;
    placeholder: string;
    open: string;
    loading: string;
    none: string;
    failed: string;
    retry: string;
  };
  firstName: string;
  lastName: string;
  companyName: string;
  /** The two documents are links between these words. */
  agree: { before: string; privacy: string; between: string; terms: string; after: string };
  submit: string;
  submitting: string;
  noResponse: string;
  sent: {
    title: string;
    sentence: string;
    changeAddress: string;
    spam: string;
    resend: string;
    resending: string;
    resent: string;
    phone: string;
  };
};

export const signUpWords: Localized<SignUpWords> = {
  en: {
    title: 'Sign Up Now!',
    existing: 'Already an existing user?',
    logIn: 'Login here',
    email: 'Company email',
    country: {
      label: 'Country',
      placeholder: 'Select country',
      open: 'Show countries',
      loading: 'Loading countries',
      none: 'No country has this in its name.',
      failed: 'The list of countries did not arrive.',
      retry: 'Try again',
    },
    firstName: 'First name',
    lastName: 'Last name',
    companyName: 'Company name',
    agree: {
      before: 'I agree to the ',
      privacy: 'Privacy Policy',
      between: ' and the ',
      terms: 'Terms of Service',
      after: '.',
    },
    submit: 'Sign Up',
    submitting: 'Signing up',
    noResponse: 'No response from the server. Check your connection and sign up again.',
    sent: {
      title: 'Thank you for signing up!',
      sentence: 'We have sent an activation email to',
      changeAddress: 'Change address',
      spam: 'Not there? Look in the spam folder, or have it sent again.',
      resend: 'Resend',
      resending: 'Sending',
      resent: 'Sent again. The new link replaces the old one.',
      phone: 'Phone Activation',
    },
  },
  zh: {
    title: '立即注册！',
    existing: '已有账号？',
    logIn: '立即登录',
    email: '公司电子邮件',
    country: {
      label: '国家/地区',
      placeholder: '请选择国家/地区',
      open: '展开国家/地区列表',
      loading: '正在加载列表',
      none: '没有找到相符的国家或地区。',
      failed: '国家/地区列表未能加载。',
      retry: '重试',
    },
    firstName: '名字',
    lastName: '姓氏',
    companyName: '公司名称',
    agree: {
      before: '我已阅读并同意',
      privacy: '《隐私政策》',
      between: '和',
      terms: '《服务协议》',
      after: '',
    },
    submit: '注册',
    submitting: '正在提交',
    noResponse: '服务器没有响应，请检查网络后重新提交。',
    sent: {
      title: '感谢您的注册！',
      sentence: '激活邮件已发送至',
      changeAddress: '更换邮箱',
      spam: '没有收到？请查看垃圾邮件文件夹，或重新发送。',
      resend: '重新发送',
      resending: '正在发送',
      resent: '已重新发送，请使用新邮件中的链接。',
      phone: '手机激活',
    },
  },
};
