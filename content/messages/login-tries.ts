import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import { fillWords } from '#content/fill-brand.ts';
import type { Localized } from '#contract/locale.ts';
import { addressee, greet } from './greeting.ts';
import { writeMail } from './mail-layout.ts';
import { writeMoment } from './moment.ts';
import { mailTemplate } from './template.ts';

/** Warns of password guessing. `employee` is empty if the owner's own login is concerned. */
export const loginTries = mailTemplate(
  'mail',
  z.object({
    ...addressee,
    employee: z.string(),
    address: z.string(),
    triedAt: z.iso.datetime(),
    link: z.url(),
  }),
  ({ firstName, lastName, employee, address, triedAt, link }, locale) => {
    const say = words[locale];
    return {
      subject: say.subject,
      ...writeMail(locale, {
        greeting: greet(locale, { firstName, lastName }),
        title: say.title,
        lead: employee === '' ? say.lead(firstName) : say.leadOfEmployee(firstName, employee),
        facts: [
          { label: say.when, value: writeMoment(triedAt) },
          { label: say.from, value: address },
        ],
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
  leadOfEmployee(firstName: string, employee: string): string;
  when: string;
  from: string;
  button: string;
  hint: string;
  closing: string;
};

const words: Localized<Words> = {
  en: {
    subject: `Wrong passwords at your ${brand.names.short.en} account`,
    title: 'Somebody is trying passwords.',
    lead: (firstName) =>
      `${firstName}, several wrong passwords for your account came from a place where you have not logged in. Nobody got in. On devices that you have used before you log in as always.`,
    leadOfEmployee: (firstName, employee) =>
      `${firstName}, several wrong passwords for your employee ${employee} came from a place where they have not logged in. Nobody got in. On devices that they have used before they log in as always.`,
    when: 'Last try',
    from: 'From address',
    button: 'Set a new password',
    hint: 'Do that if you use this password elsewhere, too. If the button does nothing, open this address:',
    closing: fillWords(
      `Was it you, on a new device? Then wait a little and try again, or reset the password. Two-factor authentication keeps out whoever guesses it: turn it on {console:two-factor}. Questions: ${brand.mail.info}`,
      'en',
    ),
  },
  zh: {
    subject: `您的${brand.names.short.zh}账号出现多次密码错误`,
    title: '有人正在尝试登录您的账号。',
    lead: () => `有人在您未登录过的地点多次输入错误密码，均未成功。您在使用过的设备上可照常登录。`,
    leadOfEmployee: (_, employee) =>
      `有人在您的员工 ${employee} 未登录过的地点多次输入错误密码，均未成功。该员工在使用过的设备上可照常登录。`,
    when: '最近一次尝试',
    from: '来源地址',
    button: '设置新密码',
    hint: '如果您在其他网站也使用该密码，请立即更换。如果点击没有反应，请打开以下地址：',
    closing: fillWords(
      `如果是您本人在新设备上操作，请稍后再试，或重置密码。开启两步验证后，即使密码被猜中也无法登录：请在{console:two-factor}中开启。如有疑问，请联系 ${brand.mail.info}`,
      'zh',
    ),
  },
};
