import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import type { Localized } from '#contract/locale.ts';
import { greet } from './greeting.ts';
import { writeMail } from './mail-layout.ts';
import { writeMoment } from './moment.ts';
import { mailTemplate } from './template.ts';

/** Tells the owner of a status webhook that it has failed for a day. */
export const statusWebhook = mailTemplate(
  'mail',
  z.object({ host: z.string(), since: z.iso.datetime(), link: z.url() }),
  ({ host, since, link }, locale) => {
    const say = words[locale];
    return {
      subject: say.subject,
      ...writeMail(locale, {
        greeting: greet(locale),
        title: say.title,
        lead: say.lead,
        facts: [
          { label: say.host, value: host },
          { label: say.since, value: writeMoment(since) },
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
  lead: string;
  host: string;
  since: string;
  button: string;
  hint: string;
  closing: string;
};

const words: Localized<Words> = {
  en: {
    subject: `${brand.names.short.en}: your status webhook has failed for a day`,
    title: 'Your webhook does not answer.',
    lead: 'Since the time below, no event of the service status got a response from 200 to 299. After 7 days without one, the webhook is paused.',
    host: 'Host',
    since: 'Since',
    button: 'See the webhook',
    hint: 'There you send a test, or stop the webhook. If the button does nothing, open this address:',
    closing: 'One response from 200 to 299 is enough, and everything goes on.',
  },
  zh: {
    subject: `${brand.names.short.zh}：您的状态 Webhook 已连续失败一天`,
    title: '您的 Webhook 没有响应。',
    lead: '自下列时间起，服务状态事件一直没有收到 200 至 299 的响应。连续 7 天失败后，该 Webhook 将被暂停。',
    host: '主机',
    since: '开始失败',
    button: '查看 Webhook',
    hint: '可在该页面发送测试或停用 Webhook。如果点击没有反应，请打开以下地址：',
    closing: '只要收到一次 200 至 299 的响应，即恢复正常。',
  },
};
