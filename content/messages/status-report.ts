import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import { reportWords } from '#content/status/states.ts';
import type { Localized } from '#contract/locale.ts';
import { greet } from './greeting.ts';
import { writeMail } from './mail-layout.ts';
import { mailTemplate } from './template.ts';

/** The report of an incident, published after its end. */
export const statusReport = mailTemplate(
  'mass',
  z.object({
    title: z.string(),
    services: z.array(z.string()),
    happened: z.string(),
    meant: z.string(),
    cause: z.string(),
    measures: z.array(z.string()),
    link: z.url(),
    unsubscribePage: z.url(),
    oneClick: z.url(),
  }),
  (report, locale) => {
    const { title, services, happened, meant, cause, measures, link } = report;
    const say = words[locale];
    const heads = reportWords[locale];
    return {
      subject: say.subject(title),
      oneClickUnsubscribe: report.oneClick,
      ...writeMail(locale, {
        greeting: greet(locale),
        title,
        lead: say.lead,
        facts: [
          { label: say.services, value: services.join(say.separator) },
          { label: heads.happened, value: happened },
          { label: heads.meant, value: meant },
          { label: heads.cause, value: cause },
          ...(measures.length > 0 ? [{ label: heads.measures, value: measures.join('\n') }] : []),
        ],
        button: { label: say.button, href: link, bare: link, hint: say.hint },
        closing: say.closing(report.unsubscribePage),
      }),
    };
  },
);

const words: Localized<{
  subject(title: string): string;
  lead: string;
  services: string;
  separator: string;
  button: string;
  hint: string;
  closing(link: string): string;
}> = {
  en: {
    subject: (title) => `${brand.names.short.en} report: ${title}`,
    lead: 'This incident is over. Here is what happened, and what we change.',
    services: 'Services',
    separator: ', ',
    button: 'Read the report',
    hint: 'If the button does nothing, open this address:',
    closing: (link) => `No more of these? Unsubscribe here: ${link}`,
  },
  zh: {
    subject: (title) => `【${brand.names.short.zh}】故障报告：${title}`,
    lead: '该故障已解决。以下是事情经过与我们的改进措施。',
    services: '涉及服务',
    separator: '、',
    button: '查看报告',
    hint: '如果点击没有反应，请打开以下地址：',
    closing: (link) => `不想再收到此类邮件？可在此退订：${link}`,
  },
};
