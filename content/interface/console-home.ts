import type { Localized } from '#contract/locale.ts';

export type ConsoleHomeWords = {
  greetings: Record<'morning' | 'afternoon' | 'evening', string>;
  balance: string;
  credit: string;
  /** The three labels of the balance line. */
  line: { start: string; balanceEnds: string; creditEnds: string };
  products: {
    heading: string;
    notEnabled: string;
    open: string;
    ask: string;
  };
  developers: { heading: string; sentence: string; docs: string; status: string };
};

export const consoleHomeWords: Localized<ConsoleHomeWords> = {
  en: {
    greetings: {
      morning: 'Good morning, {name}.',
      afternoon: 'Good afternoon, {name}.',
      evening: 'Good evening, {name}.',
    },
    balance: 'Balance',
    credit: 'Credit',
    line: { start: '0', balanceEnds: 'balance ends', creditEnds: 'credit ends' },
    products: {
      heading: 'Products',
      notEnabled: 'Not enabled',
      open: 'Open',
      ask: 'Ask for it',
    },
    developers: {
      heading: 'For developers',
      sentence: 'How to call what is enabled, and whether it is running.',
      docs: 'Documentation',
      status: 'Service status',
    },
  },
  zh: {
    greetings: {
      morning: '早上好，{name}',
      afternoon: '下午好，{name}',
      evening: '晚上好，{name}',
    },
    balance: '余额',
    credit: '信用额度',
    line: { start: '0', balanceEnds: '余额用尽', creditEnds: '额度用尽' },
    products: {
      heading: '产品',
      notEnabled: '尚未开通',
      open: '查看',
      ask: '申请开通',
    },
    developers: {
      heading: '开发者',
      sentence: '查看已开通产品的调用方法和各项服务的运行状态。',
      docs: '开发文档',
      status: '服务状态',
    },
  },
};
