import type { Localized } from '#contract/locale.ts';
import type { RequestPeriod, RequestStatus } from '#contract/requests.ts';
import { apiRules, withoutCode } from '../api-rules.ts';

export type ConsoleRequestsWords = {
  title: string;
  sentence: string;
  live: { one: string; other: string; show: string };
  filters: {
    label: string;
    time: string;
    periods: Record<RequestPeriod, string>;
    key: string;
    allKeys: string;
    status: string;
    statuses: Record<RequestStatus | 'all', string>;
    find: string;
    findLabel: string;
  };
  columns: Record<'time' | 'call' | 'status' | 'code' | 'took', string>;
  milliseconds: string;
  detail: {
    success: string;
    /** What repeating the same request would do. */
    retries: Record<'no' | 'wait' | 'later' | 'ask', string>;
    /** What to retry, and how to fix it. */
    advice: string;
    allAbout: string;
    /** Opens a support ticket about the request. */
    ask: string;
    requestId: string;
    copy: { copy: string; copied: string; failed: string };
    time: string;
    from: string;
    key: string;
    keyGone: string;
    sent: string;
    nothingSent: string;
    answered: string;
  };
  kept: string;
  older: string;
  loadingOlder: string;
  none: { sentence: string; clear: string };
  empty: { heading: string; sentence: string; act: string };
};

export const consoleRequestsWords: Localized<ConsoleRequestsWords> = {
  en: {
    title: 'Requests',
    sentence: 'Every call to the sandbox with your keys, and our response.',
    live: { one: 'Live: 1 new call', other: 'Live: {count} new calls', show: 'Show' },
    filters: {
      label: 'Filter',
      time: 'Time',
      periods: {
        hour: 'Last hour',
        day: 'Last 24 hours',
        week: 'Last 7 days',
        month: 'Last 30 days',
      },
      key: 'Key',
      allKeys: 'All keys',
      status: 'Status',
      statuses: { all: 'All', '2xx': '2xx', '4xx': '4xx', '5xx': '5xx' },
      find: 'requestId, code or call',
      findLabel: 'Find',
    },
    columns: {
      time: 'Time, {zone}',
      call: 'Call',
      status: 'Status',
      code: 'Code',
      took: 'Took',
    },
    milliseconds: '{count} ms',
    detail: {
      success: 'Success',
      retries: {
        no: 'Change the request: sending it again gives the same response.',
        wait: withoutCode(apiRules.en.retryWait),
        later: 'The same request succeeds once something outside has changed.',
        ask: 'A person must act first.',
      },
      advice: '{retry} {remedy}',
      allAbout: 'All about {code}',
      ask: 'Ask our support about it',
      requestId: 'requestId',
      copy: { copy: 'Copy', copied: 'Copied', failed: 'Not copied' },
      time: 'Time',
      from: 'From',
      key: 'Key',
      keyGone: 'no longer kept',
      sent: 'You sent',
      nothingSent: 'No body',
      answered: 'We responded',
    },
    kept: 'Kept for 30 days. Numbers and texts are masked.',
    older: 'Older calls',
    loadingOlder: 'Loading',
    none: { sentence: 'No call matches.', clear: 'Clear the filters.' },
    empty: {
      heading: 'No calls yet',
      sentence: 'Send your first one to the sandbox; it shows here a second later.',
      act: 'First call',
    },
  },
  zh: {
    title: '请求日志',
    sentence: '使用您的密钥向沙箱发起的每次调用及其响应。',
    live: { one: '实时：1 条新请求', other: '实时：{count} 条新请求', show: '显示' },
    filters: {
      label: '筛选',
      time: '时间',
      periods: {
        hour: '最近 1 小时',
        day: '最近 24 小时',
        week: '最近 7 天',
        month: '最近 30 天',
      },
      key: '密钥',
      allKeys: '全部密钥',
      status: '状态',
      statuses: { all: '全部', '2xx': '2xx', '4xx': '4xx', '5xx': '5xx' },
      find: 'requestId、错误码或接口',
      findLabel: '查找',
    },
    columns: {
      time: '时间（{zone}）',
      call: '接口',
      status: '状态',
      code: '错误码',
      took: '耗时',
    },
    milliseconds: '{count} ms',
    detail: {
      success: '成功',
      retries: {
        no: '请修改请求：原样重发会得到同样的结果。',
        wait: withoutCode(apiRules.zh.retryWait),
        later: '待外部条件变化后，同样的请求即可成功。',
        ask: '需先人工处理。',
      },
      advice: '{retry}{remedy}',
      allAbout: '查看 {code} 说明',
      ask: '就此提交工单',
      requestId: 'requestId',
      copy: { copy: '复制', copied: '已复制', failed: '未能复制' },
      time: '时间',
      from: '来源',
      key: '密钥',
      keyGone: '已不再保留',
      sent: '您的请求',
      nothingSent: '无请求体',
      answered: '我们的响应',
    },
    kept: '保留 30 天，号码和内容已脱敏。',
    older: '更早的请求',
    loadingOlder: '正在加载',
    none: { sentence: '没有符合条件的请求，', clear: '清除筛选。' },
    empty: {
      heading: '暂无调用',
      sentence: '向沙箱发起首次调用，约一秒后即可在此查看。',
      act: '发起首次调用',
    },
  },
};
