import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import type { Localized } from '#contract/locale.ts';
import { addressee, greet } from './greeting.ts';
import { writeMail } from './mail-layout.ts';
import { mailTemplate } from './template.ts';

/** The link that verifies the mailbox and activates the account. */
export const activation = mailTemplate(
  'code',
  z.object({ ...addressee, link: z.url(), hours: z.number() }),
  ({ firstName, lastName, link, hours }, locale) => {
    const say = words[locale];
    return {
      subject: say.subject,
      ...writeMail(locale, {
        greeting: greet(locale, isName(firstName + lastName) ? { firstName, lastName } : undefined),
        title: isName(firstName) ? say.title(firstName) : say.plainTitle,
        lead: say.lead(hours),
        button: { label: say.button, href: link, bare: link, hint: say.hint },
        closing: say.closing,
      }),
    };
  },
);

/**
 * Anyone can sign up any mailbox: names with advertisements or URLs are not included in the mail.
 */
const isName = (text: string): boolean => /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u.test(text);

type Words = {
  subject: string;
  title(firstName: string): string;
  plainTitle: string;
  lead(hours: number): string;
  button: string;
  hint: string;
  closing: string;
};

const words: Localized<Words> = {
  en: {
    subject: `Activate your ${brand.names.short.en} account`,
    title: (firstName) => `One stop left, ${firstName}.`,
    plainTitle: 'One stop left.',
    lead: (hours) =>
      `Confirm your phone, set a password, and your ${brand.names.short.en} account is active. The link works once, within ${hours} hours.`,
    button: 'Activate account',
    hint: 'If the button does nothing, paste this address into your browser:',
    closing:
      'You did not sign up? Then ignore this email: without the link nobody can log in with your address.',
  },
  zh: {
    subject: `激活您的${brand.names.short.zh}账号`,
    title: () => '只差最后一步。',
    plainTitle: '只差最后一步。',
    lead: (hours) =>
      `验证手机号并设置密码，您的${brand.names.short.zh}账号即可启用。链接仅可使用一次，${hours} 小时内有效。`,
    button: '激活账号',
    hint: '如果点击没有反应，请将以下地址复制到浏览器中打开：',
    closing: '如果您没有注册，请忽略此邮件：没有该链接，任何人都无法用您的邮箱登录。',
  },
};
