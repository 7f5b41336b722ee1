import type { Localized } from '#contract/locale.ts';

/** The balance as a line of time; on the overview and under Usage. */
export type ConsoleBalanceWords = {
  balance: string;
  /** When the figure was true. */
  asOf: string;
  stops: Record<'today' | 'alert' | 'used' | 'credit' | 'creditUsed', string>;
  /** Name of the list of stops. */
  line: string;
  about: string;
  /** After more than a year. */
  later: string;
  lasts: { days: string; day: string; less: string; year: string };
  /** Follows the sentence before it. */
  pace: string;
  thenCredit: string;
  /** Two sentences beside each other. */
  sentences: string;
  /** `{lasts}` and `{pace}` in one sentence. */
  both: string;
  below: string;
  creditInUse: string;
  none: { credit: string; balance: string; sentence: string };
  unforeseen: Record<'unknown' | 'late' | 'early', { lead: string; sentence: string }>;
};

export const consoleBalanceWords: Localized<ConsoleBalanceWords> = {
  en: {
    balance: 'Balance',
    asOf: 'as of {time}',
    stops: {
      today: 'Today',
      alert: 'Alert',
      used: 'Balance used up',
      credit: 'Credit',
      creditUsed: 'Credit used up',
    },
    line: 'Forecast of the balance',
    about: 'about {date}',
    later: 'in more than a year',
    lasts: {
      days: 'Lasts about {count} days',
      day: 'Lasts about a day',
      less: 'Lasts less than a day',
      year: 'Lasts more than a year',
    },
    pace: 'at the pace of the last {days} days, {amount} {currency} a day.',
    thenCredit: 'Then {amount} {currency} of credit.',
    sentences: '{one} {other}',
    both: '{lasts} {pace}',
    below: 'Below {amount} {currency} since {date}',
    creditInUse: 'Credit in use: {left} of {credit} {currency} left',
    none: {
      credit: 'Balance and credit are used up',
      balance: 'The balance is used up',
      sentence: 'Requests that are charged are rejected with error 1201 until you top up.',
    },
    unforeseen: {
      unknown: {
        lead: 'No forecast',
        sentence: 'Our team sets this balance; it does not follow your traffic.',
      },
      late: {
        lead: 'Not updated for a day',
        sentence: 'Last balance: {moment}. The forecast returns with the next one.',
      },
      early: {
        lead: 'Too early to say',
        sentence: 'A forecast needs 3 full days with spend.',
      },
    },
  },
  zh: {
    balance: '余额',
    asOf: '截至{time}',
    stops: {
      today: '今天',
      alert: '余额提醒',
      used: '余额用完',
      credit: '信用额度',
      creditUsed: '信用额度用完',
    },
    line: '余额预测',
    about: '约{date}',
    later: '一年以后',
    lasts: {
      days: '约可用 {count} 天',
      day: '约可用 1 天',
      less: '可用不足 1 天',
      year: '可用一年以上',
    },
    pace: '按最近 {days} 天日均 {amount} {currency} 计算。',
    thenCredit: '之后还有 {amount} {currency} 信用额度。',
    sentences: '{one}{other}',
    both: '{lasts}，{pace}',
    below: '自{date}起低于 {amount} {currency}',
    creditInUse: '正在使用信用额度，剩余 {left} / {credit} {currency}',
    none: {
      credit: '余额和信用额度均已用完',
      balance: '余额已用完',
      sentence: '充值前，计费请求将被拒绝（错误码 1201）。',
    },
    unforeseen: {
      unknown: { lead: '暂无预测', sentence: '该余额由我们的团队设置，不随用量变动。' },
      late: {
        lead: '余额已超过一天未更新',
        sentence: '当前显示的是{moment}的余额，更新后恢复预测。',
      },
      early: { lead: '数据不足，暂无法预测', sentence: '至少有 3 个完整日产生费用后，即可预测。' },
    },
  },
};
