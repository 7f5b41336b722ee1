import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import type { Localized } from '#contract/locale.ts';
import { addressee, greet } from './greeting.ts';
import { writeMail } from './mail-layout.ts';
import { writeMoment } from './moment.ts';
import { mailTemplate } from './template.ts';

/** Lets an owner notice an unauthorized change; `link` leads to the reset. */
export const passwordChanged = mailTemplate(
  'mail',
  z.object({ ...addressee, changedAt: z.iso.datetime(), link: z.url() }),
  ({ firstName, lastName, changedAt, link }, locale) => {
    const say = words[locale];
    return {
      subject: say.subject,
      ...writeMail(locale, {
        greeting: greet(locale, { firstName, lastName }),
        title: say.title,
        lead: say.lead(firstName),
        facts: [{ label: say.when, value: writeMoment(changedAt) }],
        button: { label: say.button, href: link, bare: link, hint: say.hint },
        closing: say.closing,
      }),
    };
  },
);

type Words = {
  subject: string;
  title: string;
  lead(firstName: string): string;
  when: string;
  button: string;
  hint: string;
  closing: string;
};

const words: Localized<Words> = {
  en: {
    subject: `Your ${brand.names.short.en} password was changed`,
    title: 'Your password was changed.',
    lead: (firstName) =>
      `${firstName}, your account has a new password, and other devices were logged out.`,
    when: 'Changed',
    button: 'It was not me',
    hint: 'If you did not change it, reset the password at once. If the button does nothing, open this address:',
    closing: `It was you? Then there is nothing to do. Questions: ${brand.mail.info}`,
  },
  zh: {
    subject: `您的${brand.names.short.zh}密码已更改`,
    title: '您的密码已更改。',
    lead: () => '您的账号已启用新密码，其他设备已退出登录。',
    when: '更改时间',
    button: '不是我本人操作',
    hint: '如果不是您本人更改，请立即重置密码。如果点击没有反应，请打开以下地址：',
    closing: `如果是您本人操作，无需处理。如有疑问，请联系 ${brand.mail.info}`,
  },
};
