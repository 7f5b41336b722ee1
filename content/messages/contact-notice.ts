import * as z from 'zod/mini';
import type { Localized } from '#contract/locale.ts';
import { writeMail } from './mail-layout.ts';
import { writeMoment } from './moment.ts';
import { mailTemplate } from './template.ts';

/** Notifies our staff of a contact message. */
export const contactNotice = mailTemplate(
  'mail',
  z.object({
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    receivedAt: z.iso.datetime(),
  }),
  ({ fullName, email, phone, message, receivedAt }, locale) => {
    const say = words[locale];
    return {
      subject: say.subject(fullName),
      replyTo: { name: fullName, address: email },
      ...writeMail(locale, {
        title: say.title(fullName),
        lead: say.lead,
        facts: [
          { label: say.name, value: fullName },
          { label: say.email, value: email },
          { label: say.phone, value: phone },
          { label: say.message, value: message },
          { label: say.received, value: writeMoment(receivedAt) },
        ],
        button: {
          label: say.answer,
          href: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
          bare: email,
          hint: say.hint,
        },
        closing: say.closing,
      }),
    };
  },
);

type Words = {
  subject(name: string): string;
  title(name: string): string;
  lead: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  received: string;
  answer: string;
  hint: string;
  closing: string;
};

const words: Localized<Words> = {
  en: {
    subject: (name) => `Contact form: ${name}`,
    title: (name) => `${name} wrote to us.`,
    lead: 'A visitor sent this through the contact form of the website.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    received: 'Received',
    answer: 'Write back',
    hint: 'The button opens an answer. If it does nothing, write to this address:',
    closing: 'Name and address are as typed by the visitor; nobody has checked them yet.',
  },
  zh: {
    subject: (name) => `网站留言：${name}`,
    title: (name) => `${name} 给我们留言了。`,
    lead: '以下内容由访客通过网站的在线留言提交。',
    name: '姓名',
    email: '邮箱',
    phone: '电话',
    message: '留言',
    received: '收到时间',
    answer: '回复访客',
    hint: '点击按钮即可回复。如果没有反应，请直接写信至：',
    closing: '姓名和邮箱由访客自行填写，尚未核实。',
  },
};
