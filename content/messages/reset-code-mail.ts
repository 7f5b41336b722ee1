import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import type { Localized } from '#contract/locale.ts';
import { addressee, greet } from './greeting.ts';
import { writeMail } from './mail-layout.ts';
import { mailTemplate } from './template.ts';

export const resetCodeMail = mailTemplate(
  'code',
  z.object({
    ...addressee,
    firstName: z._default(z.string(), ''),
    code: z.string(),
    minutes: z.number(),
  }),
  ({ firstName, lastName, code, minutes }, locale) => {
    const say = words[locale];
    return {
      subject: say.subject,
      ...writeMail(locale, {
        greeting: greet(locale, { firstName, lastName }),
        title: say.title,
        lead: say.lead(minutes),
        code,
        closing: say.closing,
      }),
    };
  },
);

type Words = { subject: string; title: string; lead(minutes: number): string; closing: string };

/** The subject does not contain the code, because it is shown on locked screens. */
const words: Localized<Words> = {
  en: {
    subject: `Your ${brand.names.short.en} verification code`,
    title: 'Reset your password.',
    lead: (minutes) =>
      `Type this code on the page where you asked for it. It is valid for ${minutes} minutes.`,
    closing:
      'You did not ask for it? Then leave it here: without the code your password stays as it is. Nobody from our side will ever ask for it.',
  },
  zh: {
    subject: `${brand.names.short.zh}验证码`,
    title: '重置您的密码。',
    lead: (minutes) => `请在申请重置的页面输入以下验证码，${minutes} 分钟内有效。`,
    closing:
      '如果不是您本人操作，请忽略此邮件：没有验证码，密码不会改变。我们的工作人员绝不会向您索要验证码。',
  },
};
