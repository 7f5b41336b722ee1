import * as z from 'zod/mini';
import { htmlLanguages, type Locale, type Localized } from '#contract/locale.ts';
import { addressee, greet } from './greeting.ts';
import { writeMail } from './mail-layout.ts';
import { mailTemplate } from './template.ts';

/** The balance of an account is below the amount of its alert. */
export const balanceLow = mailTemplate(
  'mail',
  z.object({
    ...addressee,
    companyName: z.string(),
    /** Amounts with four decimal places. */
    balance: z.string(),
    below: z.string(),
    currency: z.string(),
    /** The Usage page. */
    link: z.url(),
  }),
  ({ firstName, lastName, companyName, link, currency, ...amounts }, locale) => {
    const say = words[locale];
    const balance = `${writeAmount(amounts.balance, locale)} ${currency}`;
    const below = `${writeAmount(amounts.below, locale)} ${currency}`;
    return {
      subject: say.subject(below),
      ...writeMail(locale, {
        greeting: greet(locale, { firstName, lastName }),
        title: say.title,
        lead: say.lead(firstName, companyName.trim(), below),
        facts: [
          { label: say.balance, value: balance },
          { label: say.alert, value: below },
        ],
        button: { label: say.look, href: link, bare: link, hint: say.hint },
        closing: say.closing,
      }),
    };
  },
);

/** Rounded down, so that 49.9960 is not said to be 50. */
const writeAmount = (amount: string, locale: Locale): string =>
  new Intl.NumberFormat(htmlLanguages[locale], { minimumFractionDigits: 2 }).format(
    Math.floor(Math.round(Number(amount) * 10_000) / 100) / 100,
  );

type Words = {
  subject(below: string): string;
  title: string;
  lead(firstName: string, companyName: string, below: string): string;
  balance: string;
  alert: string;
  look: string;
  hint: string;
  closing: string;
};

const words: Localized<Words> = {
  en: {
    subject: (below) => `Your balance is below ${below}`,
    title: 'Your balance is low.',
    lead: (firstName, companyName, below) =>
      `${firstName}, the balance of ${companyName || 'your account'} is below ${below}.`,
    balance: 'Balance',
    alert: 'Alert below',
    look: 'Open Usage',
    hint: 'If the button does nothing, open this address:',
    closing:
      'We write again when the balance has risen above this amount and falls below it once more. The main user can change the alert on the Usage page.',
  },
  zh: {
    subject: (below) => `账户余额已低于 ${below}`,
    title: '余额不足提醒',
    lead: (_, companyName, below) =>
      `您的账户${companyName && `（${companyName}）`}余额已低于 ${below}。`,
    balance: '当前余额',
    alert: '提醒金额',
    look: '查看用量与费用',
    hint: '如果点击没有反应，请打开以下地址：',
    closing:
      '余额回升到该金额以上、之后再次低于该金额时，我们会再次发送邮件。主账号用户可在“用量与费用”页面修改提醒。',
  },
};
