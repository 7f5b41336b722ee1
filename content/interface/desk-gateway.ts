import type { Localized } from '#contract/locale.ts';

export type DeskGatewayWords = {
  heading: string;
  facts: Record<'read' | 'waiting' | 'complete' | 'balance' | 'refused', string>;
  ago: string;
  oldest: string;
  never: string;
};

export const deskGatewayWords: Localized<DeskGatewayWords> = {
  en: {
    heading: 'Live gateway',
    facts: {
      read: 'Last read',
      waiting: 'Changes waiting',
      complete: 'Usage until',
      balance: 'Last balance',
      refused: 'Rows rejected in 24 h',
    },
    ago: '{time} ago',
    oldest: 'the oldest for {time}',
    never: 'never',
  },
  zh: {
    heading: '正式网关',
    facts: {
      read: '最近读取',
      waiting: '待读取的更改',
      complete: '用量截至',
      balance: '最近余额',
      refused: '24 小时内拒绝的行',
    },
    ago: '{time}前',
    oldest: '最早已等 {time}',
    never: '从未',
  },
};
