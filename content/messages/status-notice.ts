import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import { impacts, resolvedWords, settledStates, stateWords } from '#content/status/states.ts';
import type { Localized } from '#contract/locale.ts';
import { writeMail } from './mail-layout.ts';
import { writeMoment } from './moment.ts';
import { mailTemplate } from './template.ts';

const noticeKinds = [...impacts, ...settledStates] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A service changed its state; text and title are the operator's, in the reader's language. */
export const statusNotice = mailTemplate(
  z.object({
    kind: z.enum(noticeKinds),
    title: z.string(),
    text: z.string(),
    services: z.array(z.string()),
    at: z.iso.datetime(),
    until: z.optional(z.iso.datetime()),
    link: z.url(),
    unsubscribePage: z.url(),
    oneClick: z.url(),
  }),
  ({ kind, title, text, services, at, until, link, unsubscribePage, oneClick }, locale) => {
    const say = words[locale];
    return {
      subject: say.subject(say.kinds[kind], services.join(say.separator), title),
      oneClickUnsubscribe: oneClick,
      ...writeMail(locale, {
        title,
        lead: text,
        facts: [
          { label: say.state, value: say.kinds[kind] },
          { label: say.services, value: services.join(say.separator) },
          { label: until ? say.from : say.when, value: writeMoment(at) },
          ...(until ? [{ label: say.until, value: writeMoment(until) }] : []),
        ],
        button: { label: say.button, href: link, bare: link, hint: say.hint },
        closing: say.closing(unsubscribePage),
      }),
    };
  },
);

type Words = {
  subject(kind: string, services: string, title: string): string;
  kinds: Record<NoticeKind, string>;
  state: string;
  services: string;
  when: string;
  from: string;
  until: string;
  separator: string;
  button: string;
  hint: string;
  closing(link: string): string;
};

const shortened = (subject: string): string =>
  subject.length > 90 ? `${subject.slice(0, 89)}…` : subject;

const words: Localized<Words> = {
  en: {
    subject: (kind, services, title) =>
      shortened(`${brand.names.short.en} ${services}: ${kind.toLowerCase()}, ${title}`),
    kinds: {
      degraded: stateWords.degraded.name.en,
      outage: stateWords.outage.name.en,
      maintenance: stateWords.maintenance.name.en,
      resolved: resolvedWords.en.heading,
      scheduled: 'Maintenance planned',
      cancelled: 'Maintenance cancelled',
    },
    state: 'State',
    services: 'Services',
    when: 'Time',
    from: 'From',
    until: 'Until',
    separator: ', ',
    button: 'See the status',
    hint: 'If the button does nothing, open this address:',
    closing: (link) => `No more of these? Unsubscribe here: ${link}`,
  },
  zh: {
    subject: (kind, services, title) =>
      shortened(`【${brand.names.short.zh}】${services}：${kind}，${title}`),
    kinds: {
      degraded: stateWords.degraded.name.zh,
      outage: stateWords.outage.name.zh,
      maintenance: stateWords.maintenance.name.zh,
      resolved: resolvedWords.zh.heading,
      scheduled: '计划维护',
      cancelled: '维护已取消',
    },
    state: '状态',
    services: '涉及服务',
    when: '时间',
    from: '开始',
    until: '结束',
    separator: '、',
    button: '查看服务状态',
    hint: '如果点击没有反应，请打开以下地址：',
    closing: (link) => `不想再收到此类邮件？可在此退订：${link}`,
  },
};
