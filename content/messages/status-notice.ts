import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import { recoveredWords, resolvedWords, stageWords, stateWords } from '#content/status/states.ts';
import {
  impacts,
  incidentStates,
  type ServiceImpact,
  serviceImpacts,
  settledStates,
} from '#contract/incident-states.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { greet } from './greeting.ts';
import { writeMail } from './mail-layout.ts';
import { writeMoment } from './moment.ts';
import { mailTemplate } from './template.ts';

const noticeKinds = [...impacts, ...settledStates] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const notice = z.object({
  kind: z.enum(noticeKinds),
  /** All services have recovered, and the incident goes on; `kind` says how they were. */
  recovered: z.optional(z.literal(true)),
  /** The text replaces what was published before. */
  corrected: z.optional(z.literal(true)),
  title: z.string(),
  text: z.string(),
  services: z.array(z.string()),
  at: z.iso.datetime(),
  until: z.optional(z.iso.datetime()),
  /** The window of maintenance before this change of its plan. */
  before: z.optional(z.object({ from: z.iso.datetime(), until: z.iso.datetime() })),
  /** Services that are no longer in the plan. */
  left: z.optional(z.array(z.string())),
  /** For incidents: start, stage, and previous updates, newest first. */
  since: z.optional(z.iso.datetime()),
  state: z.optional(z.enum(incidentStates)),
  earlier: z.optional(
    z.array(z.object({ at: z.iso.datetime(), state: z.enum(incidentStates), text: z.string() })),
  ),
  /** Services that are affected otherwise than before. */
  changes: z.optional(
    z.array(
      z.object({
        service: z.string(),
        impact: z.enum(serviceImpacts),
        before: z.optional(z.enum(serviceImpacts)),
      }),
    ),
  ),
  /** Other open incidents of the same services. */
  stillOpen: z.optional(z.array(z.object({ service: z.string(), title: z.string() }))),
  link: z.url(),
  unsubscribePage: z.url(),
  oneClick: z.url(),
});
type Notice = z.output<typeof notice>;

/** A service changed its state; text and title are the operator's, in the reader's language. */
export const statusNotice = mailTemplate('mass', notice, (said, locale) => {
  const { corrected, title, text, services, at, until, before, since, state, link } = said;
  const { changes = [], earlier = [], stillOpen = [], left = [], unsubscribePage, oneClick } = said;
  const say = words[locale];
  const now = kindName(said, locale);
  const isMoved = before && (before.from !== at || before.until !== until);
  const subject = subjectOf(said, locale);
  const nameOf = (impact: ServiceImpact) => impactName(impact, locale);
  return {
    subject: corrected ? say.corrected(subject) : subject,
    oneClickUnsubscribe: oneClick,
    ...writeMail(locale, {
      greeting: greet(locale),
      title,
      lead: corrected ? `${say.correction}\n${text}` : text,
      facts: [
        { label: say.state, value: now },
        ...changes
          .filter(({ before }) => before || changes.length > 1)
          .map(({ service, impact, before }) => ({
            label: service,
            value: before ? say.change(nameOf(before), nameOf(impact)) : nameOf(impact),
          })),
        ...stillOpen.map((other) => ({ label: say.stillOpen, value: say.other(other) })),
        ...(state ? [{ label: say.stage, value: stageWords[state][locale] }] : []),
        ...(services.length > 0
          ? [{ label: say.services, value: services.join(say.separator) }]
          : []),
        ...(left.length > 0 ? [{ label: say.left, value: left.join(say.separator) }] : []),
        ...(since ? [{ label: say.since, value: writeMoment(since) }] : []),
        { label: until ? say.from : say.when, value: writeMoment(at) },
        ...(until ? [{ label: say.until, value: writeMoment(until) }] : []),
        ...(isMoved
          ? [
              {
                label: say.before,
                value: `${writeMoment(before.from)} – ${writeMoment(before.until)}`,
              },
            ]
          : []),
        ...earlier.map((update) => ({
          label: stageWords[update.state][locale],
          value: `${writeMoment(update.at)}\n${update.text}`,
        })),
      ],
      button: { label: say.button, href: link, bare: link, hint: say.hint },
      closing: say.closing(unsubscribePage),
    }),
  };
});

/** Of maintenance whose plan changed: that it did, or that it ended. */
function kindName({ kind, recovered, before }: Notice, locale: Locale): string {
  const { kinds, replanned, ended } = words[locale];
  if (before) return kind === 'resolved' ? ended : replanned;
  return recovered ? recoveredWords[locale] : kinds[kind];
}

const impactName = (impact: ServiceImpact, locale: Locale): string =>
  impact === 'recovered' ? recoveredWords[locale] : words[locale].kinds[impact];

/** Of one service that is otherwise than before, how it changed. */
function subjectOf(said: Notice, locale: Locale): string {
  const { kind, recovered, title, services, changes = [], left = [] } = said;
  const say = words[locale];
  const [change, ...others] = changes;
  if (change?.before && !recovered && kind !== 'resolved' && others.length === 0)
    return say.changed(
      change.service,
      impactName(change.before, locale),
      impactName(change.impact, locale),
    );
  return say.subject(
    kindName(said, locale),
    (services.length > 0 ? services : left).join(say.separator),
    title,
  );
}

type Words = {
  changed(service: string, before: string, now: string): string;
  subject(kind: string, services: string, title: string): string;
  corrected(subject: string): string;
  correction: string;
  kinds: Record<NoticeKind, string>;
  replanned: string;
  ended: string;
  left: string;
  before: string;
  change(before: string, now: string): string;
  state: string;
  services: string;
  when: string;
  from: string;
  until: string;
  since: string;
  stage: string;
  stillOpen: string;
  other(open: { service: string; title: string }): string;
  separator: string;
  button: string;
  hint: string;
  closing(link: string): string;
};

const shortened = (subject: string): string =>
  subject.length > 90 ? `${subject.slice(0, 89)}…` : subject;

const words: Localized<Words> = {
  en: {
    changed: (service, before, now) =>
      `${brand.names.short.en} ${service}: ${before.toLowerCase()} to ${now.toLowerCase()}`,
    subject: (kind, services, title) =>
      shortened(`${brand.names.short.en} ${services}: ${kind.toLowerCase()}, ${title}`),
    corrected: (subject) => `Correction: ${subject}`,
    correction: 'We have corrected this update. It replaces what was published before.',
    kinds: {
      degraded: stateWords.degraded.name.en,
      outage: stateWords.outage.name.en,
      maintenance: stateWords.maintenance.name.en,
      resolved: resolvedWords.en.heading,
      scheduled: 'Maintenance planned',
      cancelled: 'Maintenance canceled',
    },
    replanned: 'Maintenance plan changed',
    ended: 'Maintenance ended early',
    left: 'No longer included',
    before: 'Previous time',
    change: (before, now) => `${now}, was ${before.toLowerCase()}`,
    state: 'State',
    services: 'Services',
    when: 'Time',
    from: 'From',
    until: 'Until',
    since: 'Since',
    stage: 'Stage',
    stillOpen: 'Still open',
    other: ({ service, title }) => `${service}: ${title}`,
    separator: ', ',
    button: 'See what is known',
    hint: 'If the button does nothing, open this address:',
    closing: (link) => `Change or stop these mails: ${link}`,
  },
  zh: {
    changed: (service, before, now) =>
      `【${brand.names.short.zh}】${service}：由${before}转为${now}`,
    subject: (kind, services, title) =>
      shortened(`【${brand.names.short.zh}】${services}：${kind}，${title}`),
    corrected: (subject) => `更正：${subject}`,
    correction: '此更新已更正，请以本邮件内容为准。',
    kinds: {
      degraded: stateWords.degraded.name.zh,
      outage: stateWords.outage.name.zh,
      maintenance: stateWords.maintenance.name.zh,
      resolved: resolvedWords.zh.heading,
      scheduled: '计划维护',
      cancelled: '维护已取消',
    },
    replanned: '维护计划已调整',
    ended: '维护已提前结束',
    left: '不再涉及',
    before: '原定时间',
    change: (before, now) => `${now}（此前：${before}）`,
    state: '状态',
    services: '涉及服务',
    when: '时间',
    from: '开始',
    until: '结束',
    since: '故障始于',
    stage: '进展',
    stillOpen: '仍在处理',
    other: ({ service, title }) => `${service}：${title}`,
    separator: '、',
    button: '查看最新进展',
    hint: '如果点击没有反应，请打开以下地址：',
    closing: (link) => `修改或退订：${link}`,
  },
};
