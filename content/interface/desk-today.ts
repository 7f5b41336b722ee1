import type { TodayKind } from '#contract/desk-today.ts';
import type { Locale, Localized } from '#contract/locale.ts';

/** `{at}` is when it is due, or since when it waits. */
type KindWords = { label: string; title: string; sentence: string; act: string };

export type DeskTodayWords = {
  waits: { one: string; other: string };
  nothing: { heading: string; sentence: string; backup: string };
  kinds: Record<TodayKind, KindWords>;
  languages: Record<Locale, string>;
  times: Record<'due' | 'late' | 'since', string>;
  durations: { days: string; hours: string; minutes: string };
  standing: string;
  stands: Record<'services' | 'outbox' | 'sandbox' | 'next', string>;
  services: string;
  outbox: string;
  calls: string;
  blocked: string;
  leaves: string;
};

export const deskTodayWords: Localized<DeskTodayWords> = {
  en: {
    waits: {
      one: '1 thing waits.',
      other: '{count} things wait. Open incidents first, then what is late.',
    },
    nothing: {
      heading: 'Nothing waits',
      sentence: 'What is yours to do appears here by itself.',
      backup: 'No open incident, and the last backup is {time} old.',
    },
    kinds: {
      'incident-promised': {
        label: 'Incident, next update',
        title: '{title}',
        sentence: 'Promised by {at} UTC. {affected} of {all} services still affected.',
        act: 'Update',
      },
      'incident-open': {
        label: 'Open incident',
        title: '{title}',
        sentence: 'Since {at} UTC. {affected} of {all} services still affected.',
        act: 'Update',
      },
      translation: {
        label: 'Missing translation',
        title: '{title}',
        sentence: 'Texts without {language}: {texts}. Readers see the original.',
        act: 'Translate',
      },
      report: {
        label: 'Report due',
        title: '{title}',
        sentence: 'Promised when the incident ended, due by {at} UTC.',
        act: 'Write',
      },
      'alert-draft': {
        label: 'Drafts from alerts',
        title: 'Incidents prepared by alerts: {count}',
        sentence: 'Since {at} UTC. {note}',
        act: 'Look',
      },
      ticket: {
        label: 'Ticket without answer',
        title: '{title}',
        sentence: 'Our answer is due by {at} UTC.',
        act: 'Open',
      },
      tickets: {
        label: 'Tickets',
        title: 'More tickets that wait for us: {count}',
        sentence: 'The next answer is due by {at} UTC.',
        act: 'Open',
      },
      messages: {
        label: 'Messages',
        title: 'Unanswered from the contact form: {count}',
        sentence: 'The oldest: {at} UTC.',
        act: 'Read',
      },
      'dead-letters': {
        label: 'Dead letters',
        title: 'Mails and texts given up: {count}',
        sentence:
          '{hopeless} will fail again, {retryable} can be retried. An administrator drops them.',
        act: 'Outbox',
      },
      'backup-old': {
        label: 'Backup failed',
        title: 'No backup for 36 hours',
        sentence: 'The last good one: {at} UTC. The log of the backup says why.',
        act: 'See how',
      },
      'backup-none': {
        label: 'Backup failed',
        title: 'There is no backup yet',
        sentence: 'The command “db dump” makes one; it should run every night.',
        act: 'See how',
      },
    },
    languages: { en: 'English', zh: 'Chinese' },
    times: { due: 'due in {time}', late: '{time} late', since: 'for {time}' },
    durations: { days: '{count} d', hours: '{count} h', minutes: '{count} min' },
    standing: 'How it stands',
    stands: { services: 'Services', outbox: 'Outbox', sandbox: 'Sandbox', next: 'Next' },
    services: '{fine} of {all} run',
    outbox: '{sent} sent, {queued} waiting',
    calls: '{count} calls a minute',
    blocked: 'addresses blocked: {count}',
    leaves: 'A thing leaves this list when it is done, never by hiding it.',
  },
  zh: {
    waits: { one: '1 项待处理。', other: '{count} 项待处理，故障优先，其次为超时事项。' },
    nothing: {
      heading: '没有待处理的事项',
      sentence: '需要您处理的事项会自动出现在这里。',
      backup: '没有未解决的故障，上次备份在 {time}前。',
    },
    kinds: {
      'incident-promised': {
        label: '故障待更新',
        title: '{title}',
        sentence: '承诺 {at} UTC 前更新，{all} 项服务中 {affected} 项仍受影响。',
        act: '更新',
      },
      'incident-open': {
        label: '未解决的故障',
        title: '{title}',
        sentence: '自 {at} UTC 起，{all} 项服务中 {affected} 项仍受影响。',
        act: '更新',
      },
      translation: {
        label: '缺少译文',
        title: '{title}',
        sentence: '{texts} 处缺少{language}，读者看到的是原文。',
        act: '翻译',
      },
      report: {
        label: '待写报告',
        title: '{title}',
        sentence: '故障结束时已承诺，应在 {at} UTC 前发布。',
        act: '撰写',
      },
      'alert-draft': {
        label: '告警草稿',
        title: '告警已生成 {count} 个故障草稿',
        sentence: '自 {at} UTC 起。{note}',
        act: '查看',
      },
      ticket: {
        label: '工单未回复',
        title: '{title}',
        sentence: '应在 {at} UTC 前回复。',
        act: '打开',
      },
      tickets: {
        label: '工单',
        title: '另有 {count} 个工单待我方处理',
        sentence: '其中最早的应在 {at} UTC 前回复。',
        act: '打开',
      },
      messages: {
        label: '留言',
        title: '{count} 条联系留言待回复',
        sentence: '最早一条：{at} UTC。',
        act: '查看',
      },
      'dead-letters': {
        label: '发送失败',
        title: '{count} 封邮件和短信已放弃发送',
        sentence: '其中 {hopeless} 封重试仍会失败，{retryable} 封可重试；由管理员丢弃。',
        act: '发件箱',
      },
      'backup-old': {
        label: '备份失败',
        title: '超过 36 小时没有备份',
        sentence: '上次成功备份：{at} UTC，原因请查看备份日志。',
        act: '查看',
      },
      'backup-none': {
        label: '备份失败',
        title: '尚无备份',
        sentence: '可用命令“db dump”备份，建议每晚执行。',
        act: '查看',
      },
    },
    languages: { en: '英文', zh: '中文' },
    times: { due: '剩余 {time}', late: '超时 {time}', since: '已 {time}' },
    durations: { days: '{count} 天', hours: '{count} 小时', minutes: '{count} 分钟' },
    standing: '当前状况',
    stands: { services: '服务', outbox: '发件箱', sandbox: '沙箱', next: '接下来' },
    services: '{all} 项中 {fine} 项正常',
    outbox: '已发 {sent}，等待 {queued}',
    calls: '每分钟 {count} 次请求',
    blocked: '已封禁 {count} 个地址',
    leaves: '事项完成后才会从列表消失，不能手动隐藏。',
  },
};
