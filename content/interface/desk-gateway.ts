import type { Localized } from '#contract/locale.ts';

export type DeskGatewayWords = {
  heading: string;
  facts: Record<'read' | 'waiting' | 'complete' | 'balance' | 'refused', string>;
  waiting: string;
  refused: string;
  ago: string;
  oldest: string;
  never: string;
};

export const deskGatewayWords: Localized<DeskGatewayWords> = {
  en: {
    heading: 'Live gateway',
    facts: {
      read: 'Last read',
      waiting: 'Changes',
      complete: 'Usage up to',
      balance: 'Last balance',
      refused: 'Rows',
    },
    waiting: '{count} waiting',
    refused: '{count} rejected in 24 h',
    ago: '{time} ago',
    oldest: 'the oldest for {time}',
    never: 'never',
  },
  zh: {
    heading: '正式环境网关',
    facts: {
      read: '最近读取',
      waiting: '更改',
      complete: '用量截至',
      balance: '最近余额',
      refused: '数据行',
    },
    waiting: '{count} 项待读取',
    refused: '24 小时内拒绝 {count} 行',
    ago: '{time}前',
    oldest: '最久已等待 {time}',
    never: '从未',
  },
};
