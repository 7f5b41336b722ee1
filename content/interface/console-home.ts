import type { Localized } from '#contract/locale.ts';
import type { TicketState } from '#contract/tickets.ts';
import { consoleSupportWords } from './console-support.ts';

export type ConsoleHomeWords = {
  greetings: Record<'morning' | 'afternoon' | 'evening', string>;
  /** A part that could not be loaded. */
  notLoaded: string;
  spend: {
    heading: string;
    none: string;
    delivered: string;
    /** Under the bars: of today, or where the figures end earlier. */
    today: string;
    until: string;
    spoken: string;
  };
  failed: { heading: string; log: string; none: string; more: string };
  tickets: {
    heading: string;
    all: string;
    none: string;
    noneOpen: string;
    states: Record<TicketState, string>;
  };
  products: {
    heading: string;
    notEnabled: string;
    askedFor: string;
    open: string;
    ask: string;
    ticket: string;
    usage: string;
    documents: string;
    sandbox: string;
    sent: string;
    delivered: string;
    countries: string;
    /** The first countries of several. */
    andMore: string;
  };
};

export const consoleHomeWords: Localized<ConsoleHomeWords> = {
  en: {
    greetings: {
      morning: 'Good morning, {name}.',
      afternoon: 'Good afternoon, {name}.',
      evening: 'Good evening, {name}.',
    },
    notLoaded: 'Not loaded.',
    spend: {
      heading: 'Spend, 30 days',
      none: 'Nothing sent in 30 days',
      delivered: '{share} delivered',
      today: 'today {amount} so far',
      until: 'up to {time}',
      spoken: 'Spend of 30 days: {amount} {currency}, highest on {day}',
    },
    failed: {
      heading: 'Sandbox failures, 24 h',
      log: 'Request log',
      none: 'No failed request in 24 h',
      more: 'and {count} more',
    },
    tickets: {
      heading: 'Tickets',
      all: 'All {count}',
      none: 'No ticket yet',
      noneOpen: 'No open ticket',
      states: consoleSupportWords.en.states,
    },
    products: {
      heading: 'Products',
      notEnabled: 'Not enabled',
      askedFor: 'Asked for',
      open: 'Open',
      ask: 'Ask for it',
      ticket: 'See the ticket',
      usage: 'Usage of {name}',
      documents: 'Documents',
      sandbox: 'Try it in the sandbox',
      sent: 'Sent, 30 days',
      delivered: 'Delivered',
      countries: 'Countries',
      andMore: '{first} and {rest} more',
    },
  },
  zh: {
    greetings: {
      morning: '早上好，{name}',
      afternoon: '下午好，{name}',
      evening: '晚上好，{name}',
    },
    notLoaded: '加载失败。',
    spend: {
      heading: '30 天费用',
      none: '30 天内没有发送记录',
      delivered: '送达率 {share}',
      today: '今天截至目前 {amount}',
      until: '截至{time}',
      spoken: '30 天费用 {amount} {currency}，{day}最高',
    },
    failed: {
      heading: '24 小时沙箱失败请求',
      log: '请求日志',
      none: '24 小时内没有失败请求',
      more: '另有 {count} 条',
    },
    tickets: {
      heading: '工单',
      all: '全部 {count} 个',
      none: '暂无工单',
      noneOpen: '工单均已结束',
      states: consoleSupportWords.zh.states,
    },
    products: {
      heading: '产品',
      notEnabled: '尚未开通',
      askedFor: '已申请开通',
      open: '展开',
      ask: '申请开通',
      ticket: '查看工单',
      usage: '查看{name}用量',
      documents: '接口文档',
      sandbox: '在沙箱中调试',
      sent: '30 天发送量',
      delivered: '送达率',
      countries: '国家/地区',
      andMore: '{first}及另外 {rest} 个',
    },
  },
};
