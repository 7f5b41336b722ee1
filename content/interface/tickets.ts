import { ticketTypes as typeNames } from '#content/console-functions.ts';
import type { Localized } from '#contract/locale.ts';
import {
  type FaultSeverity,
  type TicketFact,
  type TicketState,
  type TicketType,
  ticketTypes,
} from '#contract/tickets.ts';

/** What both sides call the same. */
export type TicketWords = {
  types: Record<TicketType, string>;
  states: Record<TicketState, string>;
  facts: Record<TicketFact, string>;
  severities: Record<FaultSeverity, string>;
};

const typesIn = (locale: keyof Localized<string>) =>
  Object.fromEntries(ticketTypes.map((type) => [type, typeNames[type][locale]])) as Record<
    TicketType,
    string
  >;

export const ticketWords: Localized<TicketWords> = {
  en: {
    types: typesIn('en'),
    states: {
      us: 'Waiting for us',
      customer: 'Waiting for customer',
      solved: 'Solved',
      declined: 'Declined',
    },
    facts: {
      product: 'Product',
      countries: 'Countries',
      volume: 'Volume',
      use: 'Use',
      sender: 'Sender',
      sample: 'Sample text',
      limit: 'Limit',
      from: 'From',
      to: 'To',
      start: 'From when',
      country: 'Country',
      kind: 'Kind',
      abilities: 'Can do',
      quantity: 'How many',
      papers: 'Papers',
      month: 'Month',
      title: 'Title',
      taxNumber: 'Tax number',
      what: 'What',
      requests: 'Requests',
      severity: 'How bad',
    },
    severities: {
      down: 'Live traffic is down',
      affected: 'Live traffic is affected',
      question: 'Sandbox or a question',
    },
  },
  zh: {
    types: typesIn('zh'),
    states: {
      us: '待我方处理',
      customer: '待客户回复',
      solved: '已解决',
      declined: '未通过',
    },
    facts: {
      product: '产品',
      countries: '国家/地区',
      volume: '用量',
      use: '用途',
      sender: '发送方',
      sample: '内容示例',
      limit: '限额',
      from: '当前值',
      to: '目标值',
      start: '生效时间',
      country: '国家/地区',
      kind: '号码类型',
      abilities: '功能',
      quantity: '数量',
      papers: '资料',
      month: '月份',
      title: '抬头',
      taxNumber: '税号',
      what: '内容',
      requests: '请求',
      severity: '严重程度',
    },
    severities: {
      down: '正式业务中断',
      affected: '正式业务受影响',
      question: '沙箱或咨询',
    },
  },
};
