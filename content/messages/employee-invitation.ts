import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import { spaceOut } from '#content/chinese.ts';
import type { Localized } from '#contract/locale.ts';
import { greet } from './greeting.ts';
import { writeMail } from './mail-layout.ts';
import { writeMoment } from './moment.ts';
import { mailTemplate } from './template.ts';

/** The link by which somebody becomes an employee of a customer. */
export const employeeInvitation = mailTemplate(
  'mail',
  z.object({
    /** The main user. */
    invitedBy: z.string(),
    companyName: z.string(),
    link: z.url(),
    days: z.number(),
    expiresAt: z.iso.datetime(),
  }),
  ({ invitedBy, companyName, link, days, expiresAt }, locale) => {
    const say = words[locale];
    const company = cut(companyName);
    return {
      subject: say.subject(company),
      ...writeMail(locale, {
        greeting: greet(locale),
        title: say.title(company),
        lead: say.lead(invitedBy, company, days),
        facts: [{ label: say.until, value: writeMoment(expiresAt) }],
        button: { label: say.button, href: link, bare: link, hint: say.hint },
        closing: say.closing,
      }),
    };
  },
);

/** A name may be as long as a message: this mail goes to people who do not know its writer. */
const cut = (name: string): string => (name.length > 60 ? `${name.slice(0, 59)}…` : name);

type Words = {
  subject(company: string): string;
  title(company: string): string;
  lead(invitedBy: string, company: string, days: number): string;
  until: string;
  button: string;
  hint: string;
  closing: string;
};

const words: Localized<Words> = {
  en: {
    subject: (company) => `Invitation to join ${company}`,
    title: (company) => `Join ${company}.`,
    lead: (invitedBy, company, days) =>
      `${invitedBy} invites you to join ${company} at ${brand.names.short.en}. Open the link and choose your own username and password. It works once, within ${days} days.`,
    until: 'Valid until',
    button: 'Join',
    hint: 'If the button does nothing, paste this address into your browser:',
    closing: 'You do not know them? Then ignore this email. Nothing is set up without you.',
  },
  zh: {
    subject: (company) => spaceOut(`${company}邀请您加入`),
    title: (company) => spaceOut(`加入${company}。`),
    lead: (invitedBy, company, days) =>
      spaceOut(
        `${invitedBy}邀请您加入${company}在${brand.names.short.zh}的账号。请打开链接，设置自己的用户名和密码。链接仅可使用一次，${days} 天内有效。`,
      ),
    until: '有效期至',
    button: '接受邀请',
    hint: '如果点击没有反应，请将以下地址复制到浏览器中打开：',
    closing: '如果您不认识邀请人，请忽略此邮件。您不操作，就不会创建任何账号。',
  },
};
