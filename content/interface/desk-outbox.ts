import type { OutboxState } from '#contract/desk-outbox.ts';
import type { Localized } from '#contract/locale.ts';

type Toast = { heading: string; sentence: string };

export type DeskOutboxWords = {
  sentence: string;
  kind: string;
  all: string;
  states: Record<OutboxState, string>;
  retryAll: string;
  retry: string;
  drop: string;
  /** The time of a message is named after its state. */
  columns: Record<OutboxState | 'what' | 'to' | 'tries' | 'problem' | 'actions', string>;
  channels: Record<'mail' | 'sms', string>;
  tries: string;
  hopeless: string;
  hint: string;
  empty: Record<OutboxState, string>;
  retried: Toast;
  gone: Toast;
  dropping: Toast & { act: string };
  dropped: Toast;
  /** By the name of the template. */
  templates: Record<string, string>;
};

export const deskOutboxWords: Localized<DeskOutboxWords> = {
  en: {
    sentence: '{sent} sent, {queued} waiting, {dead} given up',
    kind: 'Kind',
    all: 'All',
    states: { dead: 'Given up', queued: 'Waiting', sent: 'Sent' },
    retryAll: 'Retry all {count}',
    retry: 'Retry',
    drop: 'Drop',
    columns: {
      what: 'What',
      to: 'To',
      tries: 'Tries',
      problem: 'Last answer',
      actions: 'Actions',
      dead: 'Given up, UTC',
      queued: 'Next try, UTC',
      sent: 'Sent, UTC',
    },
    channels: { mail: 'Mail', sms: 'Text' },
    tries: 'tried {count} times',
    hopeless: 'will fail again',
    hint: 'Retry sends at once and starts the schedule again. Retry all leaves out what will fail again.',
    empty: {
      dead: 'Nothing has been given up.',
      queued: 'Nothing waits.',
      sent: 'Nothing was sent.',
    },
    retried: { heading: 'On its way again', sentence: 'Waiting shows the next try.' },
    gone: { heading: 'Nothing to retry', sentence: 'Somebody else has retried or dropped it.' },
    dropping: {
      heading: 'Drop this message?',
      sentence: 'It is deleted for good and never reaches {to}.',
      act: 'Drop',
    },
    dropped: { heading: 'Message dropped', sentence: 'It was never sent.' },
    templates: {
      'contact-notice': 'Contact message',
      activation: 'Activation',
      'activation-code-text': 'Activation code',
      'reset-code-mail': 'Reset code',
      'reset-code-text': 'Reset code by text',
      'password-changed': 'Password changed',
      'employee-added': 'Employee added',
      'employee-invitation': 'Employee, invitation',
      'login-tries': 'Failed logins',
      'account-changed': 'Account changed',
      'status-confirm': 'Status, confirmation',
      'status-notice': 'Status, notice',
      'status-report': 'Status, report',
      'status-webhook': 'Status, webhook fails',
      'desk-invitation': 'Invitation to the desk',
      'ticket-answer': 'Ticket, answer',
      'balance-low': 'Balance alert',
    },
  },
  zh: {
    sentence: '已发送 {sent}，等待 {queued}，已放弃 {dead}',
    kind: '类型',
    all: '全部',
    states: { dead: '已放弃', queued: '等待', sent: '已发送' },
    retryAll: '全部重试（{count}）',
    retry: '重试',
    drop: '丢弃',
    columns: {
      what: '内容',
      to: '收件人',
      tries: '尝试',
      problem: '最后响应',
      actions: '操作',
      dead: '放弃时间（UTC）',
      queued: '下次尝试（UTC）',
      sent: '发送时间（UTC）',
    },
    channels: { mail: '邮件', sms: '短信' },
    tries: '已尝试 {count} 次',
    hopeless: '重试仍会失败',
    hint: '重试会立即发送，并重新开始重试计划。“全部重试”不包含重试仍会失败的消息。',
    empty: {
      dead: '没有已放弃的消息。',
      queued: '没有等待发送的消息。',
      sent: '没有已发送的消息。',
    },
    retried: { heading: '已重新发送', sentence: '可在“等待”中查看下次尝试时间。' },
    gone: { heading: '没有可重试的消息', sentence: '其他人已重试或丢弃。' },
    dropping: {
      heading: '丢弃此消息？',
      sentence: '消息将被永久删除，不会发送给 {to}。',
      act: '丢弃',
    },
    dropped: { heading: '消息已丢弃', sentence: '该消息未曾发送。' },
    templates: {
      'contact-notice': '联系表单留言',
      activation: '激活账号',
      'activation-code-text': '激活验证码',
      'reset-code-mail': '重置验证码（邮件）',
      'reset-code-text': '重置验证码（短信）',
      'password-changed': '密码已修改',
      'employee-added': '添加员工',
      'employee-invitation': '员工邀请',
      'login-tries': '登录失败提醒',
      'account-changed': '账号变更',
      'status-confirm': '服务状态订阅确认',
      'status-notice': '服务状态通知',
      'status-report': '故障报告',
      'status-webhook': '服务状态 Webhook 失败',
      'desk-invitation': '运营台邀请',
      'ticket-answer': '工单回复',
      'balance-low': '余额提醒',
    },
  },
};
