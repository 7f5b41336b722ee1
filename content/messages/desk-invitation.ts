import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import type { Localized } from '#contract/locale.ts';
import { greet } from './greeting.ts';
import { writeMail } from './mail-layout.ts';
import { mailTemplate } from './template.ts';

/** The link by which somebody comes to the operator's desk for the first time, or once more. */
export const deskInvitation = mailTemplate(
  'code',
  z.object({ invitedBy: z.string(), link: z.url(), hours: z.number() }),
  ({ invitedBy, link, hours }, locale) => {
    const say = words[locale];
    return {
      subject: say.subject,
      ...writeMail(locale, {
        greeting: greet(locale),
        title: say.title,
        lead: say.lead(invitedBy, hours),
        button: { label: say.button, href: link, bare: link, hint: say.hint },
        closing: say.closing,
      }),
    };
  },
);

type Words = {
  subject: string;
  title: string;
  lead(invitedBy: string, hours: number): string;
  button: string;
  hint: string;
  closing: string;
};

const words: Localized<Words> = {
  en: {
    subject: `Your access to the ${brand.names.short.en} operator’s desk`,
    title: 'Come to the desk.',
    lead: (invitedBy, hours) =>
      `${invitedBy} invited you to the operator’s desk. Open the link on your own device and create a passkey. It works once, within ${hours} hours.`,
    button: 'Create a passkey',
    hint: 'If the button does nothing, paste this address into your browser:',
    closing: 'You do not work with us? Then ignore this email and do not forward it.',
  },
  zh: {
    subject: `${brand.names.short.zh}运营台邀请`,
    title: '邀请您使用运营台。',
    lead: (invitedBy, hours) =>
      `${invitedBy} 邀请您使用运营台。请在自己的设备上打开链接并创建通行密钥。链接仅可使用一次，${hours} 小时内有效。`,
    button: '创建通行密钥',
    hint: '如果点击没有反应，请将以下地址复制到浏览器中打开：',
    closing: '如果您不是我们的工作人员，请忽略此邮件，也不要转发。',
  },
};
