import * as z from 'zod/mini';
import { spaceOut } from '#content/chinese.ts';
import type { Localized } from '#contract/locale.ts';
import { addressee, greet } from './greeting.ts';
import { writeMail } from './mail-layout.ts';
import { writeMoment } from './moment.ts';
import { mailTemplate } from './template.ts';

/** Tells the main user how a new employee logs in; the password is the one they chose. */
export const employeeAdded = mailTemplate(
  'mail',
  z.object({
    ...addressee,
    username: z.string(),
    name: z.string(),
    phone: z.string(),
    addedAt: z.iso.datetime(),
    link: z.url(),
  }),
  ({ firstName, lastName, username, name, phone, addedAt, link }, locale) => {
    const say = words[locale];
    return {
      subject: say.subject(name),
      ...writeMail(locale, {
        greeting: greet(locale, { firstName, lastName }),
        title: say.title(name),
        lead: say.lead(firstName),
        facts: [
          { label: say.phone, value: phone },
          { label: say.username, value: username },
          { label: say.added, value: writeMoment(addedAt) },
        ],
        button: { label: say.button, href: link, bare: link, hint: say.hint },
        closing: say.closing,
      }),
    };
  },
);

type Words = {
  subject(name: string): string;
  title(name: string): string;
  lead(firstName: string): string;
  phone: string;
  username: string;
  added: string;
  button: string;
  hint: string;
  closing: string;
};

const words: Localized<Words> = {
  en: {
    subject: (name) => `Employee added: ${name}`,
    title: (name) => `${name} can log in.`,
    lead: (firstName) =>
      `${firstName}, an employee was added to your account. They log in under Employee Sign In with the password you set, and choose their own first.`,
    phone: 'Phone',
    username: 'Username',
    added: 'Added',
    button: 'See employees',
    hint: 'There you choose menus and turn access off. If the button does nothing, open this address:',
    closing: 'You did not add anybody? Then change your password and turn this employee off.',
  },
  zh: {
    subject: (name) => `已添加员工：${name}`,
    title: (name) => spaceOut(`${name}可以登录了。`),
    lead: () =>
      '您的账号下新增了一名员工，可在“员工登录”中使用您设置的密码登录，首次登录须设置自己的密码。',
    phone: '手机号',
    username: '用户名',
    added: '添加时间',
    button: '查看员工',
    hint: '在员工管理页面，可以选择菜单或停用登录权限。如果点击没有反应，请打开以下地址：',
    closing: '如果不是您本人添加，请立即修改密码并停用该员工。',
  },
};
