import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import type { Localized } from '#contract/locale.ts';
import { greet } from './greeting.ts';
import { writeMail } from './mail-layout.ts';
import { mailTemplate } from './template.ts';

/** Double opt-in: only confirmed mailboxes get status mails. */
export const statusConfirm = mailTemplate(
  'mail',
  z.object({ link: z.url(), hours: z.number(), isWebhook: z.optional(z.literal(true)) }),
  ({ link, hours, isWebhook }, locale) => {
    const say = words[locale];
    return {
      subject: isWebhook ? say.webhookSubject : say.subject,
      ...writeMail(locale, {
        greeting: greet(locale),
        title: say.title,
        lead: isWebhook ? say.webhookLead(hours) : say.lead(hours),
        button: { label: say.button, href: link, bare: link, hint: say.hint },
        closing: say.closing,
      }),
    };
  },
);

type Words = {
  subject: string;
  webhookSubject: string;
  title: string;
  lead(hours: number): string;
  webhookLead(hours: number): string;
  button: string;
  hint: string;
  closing: string;
};

const words: Localized<Words> = {
  en: {
    subject: `Confirm your ${brand.names.short.en} status mails`,
    webhookSubject: `Confirm your ${brand.names.short.en} status webhook`,
    title: 'Hear it from us first.',
    lead: (hours) =>
      `Confirm that status mails may come to this address. The link shows for which services, and works for ${hours} hours.`,
    webhookLead: (hours) =>
      `Confirm the webhook for the service status that names you as the person in charge. The link shows where it leads, and works for ${hours} hours.`,
    button: 'Confirm',
    hint: 'If the button does nothing, paste this address into your browser:',
    closing: 'You did not ask for this? Then ignore it: nothing more will come.',
  },
  zh: {
    subject: `确认订阅${brand.names.short.zh}服务状态邮件`,
    webhookSubject: `确认订阅${brand.names.short.zh}服务状态 Webhook`,
    title: '第一时间获知服务状态。',
    lead: (hours) =>
      `请确认用此邮箱接收服务状态邮件，所订服务见链接页面。链接 ${hours} 小时内有效。`,
    webhookLead: (hours) =>
      `有人登记了一个服务状态 Webhook，并将您列为负责人。接收地址见链接页面，请核对后确认。链接 ${hours} 小时内有效。`,
    button: '确认订阅',
    hint: '如果点击没有反应，请将以下地址复制到浏览器中打开：',
    closing: '如果不是您本人操作，请忽略此邮件，我们不会再发送。',
  },
};
