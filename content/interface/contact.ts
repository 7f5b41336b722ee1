import type { Locale, Localized } from '#contract/locale.ts';
import { fieldErrorWords } from './field-errors.ts';

export type ContactField = 'fullName' | 'email' | 'phone' | 'message';

export type ContactWords = {
  title: string;
  intro: string;
  /** Before the info address, which is a link. */
  writeInstead: string;
  fields: Record<ContactField, { label: string; placeholder: string }>;
  errors: Record<`contact.${ContactField}`, string>;
  submit: string;
  sending: string;
  networkFailure: string;
  retry: string;
  thanks: { heading: string; sentence: string; done: string };
};

export const contactWords: Localized<ContactWords> = {
  en: {
    title: 'Contact Us',
    intro: 'Tell us what you want to send, and where. All four fields are required.',
    writeInstead: 'Or email us at',
    fields: {
      fullName: {
        label: 'Full name',
        placeholder: 'Your name',
      },
      email: {
        label: 'Email',
        placeholder: 'name@company.example',
      },
      phone: {
        label: 'Phone',
        placeholder: 'Country code and number',
      },
      message: {
        label: 'Message',
        placeholder: 'Up to 200 characters',
      },
    },
    errors: errorsIn('en'),
    submit: 'Submit',
    sending: 'Sending…',
    networkFailure: 'Your message did not reach us. Check your connection and try again.',
    retry: 'Try again',
    thanks: {
      heading: 'Your message have been sent',
      sentence: 'We will reply to the email address you gave.',
      done: 'Done',
    },
  },
  zh: {
    title: '在线留言',
    intro: '想发什么、发往哪里，请告诉我们。以下四项均为必填。',
    writeInstead: '也可以发邮件至',
    fields: {
      fullName: {
        label: '姓名',
        placeholder: '怎么称呼您',
      },
      email: {
        label: '邮箱',
        placeholder: 'name@company.example',
      },
      phone: {
        label: '电话',
        placeholder: '国家代码和号码',
      },
      message: {
        label: '留言内容',
        placeholder: '200 字以内',
      },
    },
    errors: errorsIn('zh'),
    submit: '提交',
    sending: '正在提交…',
    networkFailure: '留言未能送出，请检查网络后重试。',
    retry: '重试',
    thanks: {
      heading: '留言已送出',
      sentence: '我们会回复到您填写的邮箱。',
      done: '完成',
    },
  },
};

function errorsIn(locale: Locale): ContactWords['errors'] {
  const words = fieldErrorWords[locale];
  return {
    'contact.fullName': words['contact.fullName'],
    'contact.email': words['contact.email'],
    'contact.phone': words['contact.phone'],
    'contact.message': words['contact.message'],
  };
}
