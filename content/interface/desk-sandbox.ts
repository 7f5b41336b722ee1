import type { BlockTime, SandboxPeriod } from '#contract/desk-sandbox.ts';
import type { Localized } from '#contract/locale.ts';

type Column =
  | ('session' | 'calls' | 'refused' | 'busiest' | 'since' | 'actions')
  | ('network' | 'reason' | 'by' | 'until' | 'event' | 'host' | 'attempts' | 'made');

export type DeskSandboxWords = {
  sentence: string;
  block: string;
  blockShort: string;
  unblock: string;
  release: string;
  busiest: string;
  share: string;
  period: string;
  periods: Record<SandboxPeriod, string>;
  noCalls: string;
  blocked: string;
  noBlocks: string;
  setAside: string;
  noCallbacks: string;
  columns: Record<Column, string>;
  visitor: string;
  unlimited: string;
  /** The page of the documentation that shows callbacks; it has no host. */
  catcher: string;
  unblocked: string;
  released: string;
  blocking: {
    heading: string;
    networkHint: string;
    time: string;
    times: Record<BlockTime, string>;
    hint: string;
    act: string;
    acting: string;
    done: string;
    errors: Record<'desk.network' | 'desk.reason', string>;
  };
};

export const deskSandboxWords: Localized<DeskSandboxWords> = {
  en: {
    sentence: '{now} calls in the last minute, at most {most} in the last hour',
    block: 'Block an address',
    blockShort: 'Block',
    unblock: 'Unblock',
    release: 'Try again',
    busiest: 'Busiest sessions',
    share: 'Share',
    period: 'Calls of',
    periods: { hour: 'Last hour', day: '24 h' },
    noCalls: 'No call was made.',
    blocked: 'Blocked addresses',
    noBlocks: 'No address is blocked.',
    setAside: 'Callbacks set aside',
    noCallbacks: 'No callback is set aside.',
    columns: {
      session: 'Session',
      calls: 'Calls',
      refused: 'Rejected',
      busiest: 'Busiest call',
      since: 'Since, UTC',
      actions: 'Actions',
      network: 'Address',
      reason: 'Why',
      by: 'By',
      until: 'Until, UTC',
      event: 'Event',
      host: 'To',
      attempts: 'Tries',
      made: 'Since, UTC',
    },
    visitor: 'Visitor',
    unlimited: 'unlimited',
    catcher: 'the documentation page',
    unblocked: 'Address unblocked',
    released: 'The callback is tried again',
    blocking: {
      heading: 'Block an address',
      networkHint: 'An address, or a network such as 203.0.113.0/24.',
      time: 'For how long',
      times: { hour: '1 hour', day: '24 hours', week: '7 days', month: '30 days' },
      hint: 'Calls from there are rejected at once, and practice sessions of visitors there end.',
      act: 'Block',
      acting: 'Blocking',
      done: 'Address blocked',
      errors: {
        'desk.network': 'Please enter an address or a network such as 203.0.113.0/24.',
        'desk.reason': 'Please enter a reason.',
      },
    },
  },
  zh: {
    sentence: '最近一分钟 {now} 次请求，最近一小时每分钟最多 {most} 次',
    block: '封禁地址',
    blockShort: '封禁',
    unblock: '解封',
    release: '重试',
    busiest: '最活跃的会话',
    share: '占比',
    period: '时间范围',
    periods: { hour: '最近一小时', day: '24 小时' },
    noCalls: '没有请求。',
    blocked: '已封禁的地址',
    noBlocks: '没有封禁的地址。',
    setAside: '已搁置的回调',
    noCallbacks: '没有搁置的回调。',
    columns: {
      session: '会话',
      calls: '请求数',
      refused: '被拒绝',
      busiest: '最多的请求',
      since: '开始时间（UTC）',
      actions: '操作',
      network: '地址',
      reason: '原因',
      by: '操作者',
      until: '截止时间（UTC）',
      event: '事件',
      host: '发往',
      attempts: '尝试次数',
      made: '产生时间（UTC）',
    },
    visitor: '访客',
    unlimited: '不限期',
    catcher: '文档页面',
    unblocked: '地址已解封',
    released: '正在重新发送回调',
    blocking: {
      heading: '封禁地址',
      networkHint: 'IP 地址，或网段，例如 203.0.113.0/24。',
      time: '封禁时长',
      times: { hour: '1 小时', day: '24 小时', week: '7 天', month: '30 天' },
      hint: '来自该地址的请求立即被拒绝，访客的试用会话同时结束。',
      act: '封禁',
      acting: '正在封禁',
      done: '地址已封禁',
      errors: {
        'desk.network': '请输入 IP 地址或网段，例如 203.0.113.0/24。',
        'desk.reason': '请输入原因。',
      },
    },
  },
};
