import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import type { Localized } from '#contract/locale.ts';
import { addressee, greet } from './greeting.ts';
import { writeMail } from './mail-layout.ts';
import { mailTemplate } from './template.ts';

/** `lapsed`: closed without an answer of the customer. */
const kinds = ['answered', 'solved', 'declined', 'lapsed'] as const;
export type TicketMailKind = (typeof kinds)[number];

/** What our team wrote in a support ticket, or did with it. */
export const ticketAnswer = mailTemplate(
  'mail',
  z.object({
    ...addressee,
    kind: z.enum(kinds),
    number: z.string(),
    subject: z.string(),
    /** The answer, or the reason for declining; empty where there is none. */
    text: z.string(),
    /** The name of the person; empty for a command or the server itself. */
    by: z.string(),
  }),
  ({ firstName, lastName, kind, number, subject, text, by }, locale) => {
    const say = words[locale];
    return {
      subject: say.subject(number, say.what[kind], subject),
      ...writeMail(locale, {
        greeting: greet(locale, { firstName, lastName }),
        title: say.title[kind],
        lead: say.lead[kind](firstName),
        facts: [
          { label: say.ticket, value: `${number}${say.comma}${subject}` },
          ...(text === ''
            ? []
            : [{ label: kind === 'declined' ? say.reason : say.answer, value: text }]),
          ...(by === '' ? [] : [{ label: say.by, value: by }]),
        ],
        closing: say.closing(number),
      }),
    };
  },
);

type Words = {
  subject(number: string, what: string, subject: string): string;
  what: Record<TicketMailKind, string>;
  title: Record<TicketMailKind, string>;
  lead: Record<TicketMailKind, (firstName: string) => string>;
  comma: string;
  ticket: string;
  answer: string;
  reason: string;
  by: string;
  closing(number: string): string;
};

const words: Localized<Words> = {
  en: {
    subject: (number, what, subject) => `${number} ${what}: ${subject}`,
    what: { answered: 'answered', solved: 'solved', declined: 'declined', lapsed: 'closed' },
    title: {
      answered: 'Our support team wrote to you.',
      solved: 'Your ticket is solved.',
      declined: 'We had to decline your ticket.',
      lapsed: 'We closed your ticket.',
    },
    lead: {
      answered: (firstName) => `${firstName}, this is the reply to your ticket.`,
      solved: (firstName) =>
        `${firstName}, our support team marked it as solved. If it is not, tell us within 14 days.`,
      declined: (firstName) => `${firstName}, this is the reason of our support team.`,
      lapsed: (firstName) =>
        `${firstName}, we asked you something and heard nothing for 14 days. Tell us within 14 days if you still need it.`,
    },
    comma: ', ',
    ticket: 'Ticket',
    answer: 'Answer',
    reason: 'Reason',
    by: 'From',
    closing: (number) =>
      `Please do not reply to this email, nobody reads it. Write to ${brand.mail.info} and name ${number}.`,
  },
  zh: {
    subject: (number, what, subject) => `工单 ${number} ${what}：${subject}`,
    what: { answered: '有新回复', solved: '已解决', declined: '未通过', lapsed: '已关闭' },
    title: {
      answered: '您的工单有新回复',
      solved: '您的工单已解决',
      declined: '您的工单未通过',
      lapsed: '您的工单已关闭',
    },
    lead: {
      answered: () => '客服已回复您的工单。',
      solved: () => '客服已将工单标记为已解决。如问题仍未解决，请在 14 天内告知我们。',
      declined: () => '未通过的原因如下。',
      lapsed: () => '我们曾向您询问，14 天内未收到回复。如仍需处理，请在 14 天内告知我们。',
    },
    comma: '，',
    ticket: '工单',
    answer: '回复',
    reason: '原因',
    by: '客服',
    closing: (number) =>
      `请勿直接回复此邮件。如有补充，请写信至 ${brand.mail.info} 并注明 ${number}。`,
  },
};
