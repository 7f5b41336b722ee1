import type { KeyEnvironment } from '#contract/api-keys.ts';
import type { LiveOutcome } from '#contract/live-messages.ts';
import type { Localized } from '#contract/locale.ts';
import type { RequestPeriod, RequestStatus } from '#contract/requests.ts';
import { apiRules, withoutCode } from '../api-rules.ts';

export type ConsoleRequestsWords = {
  title: string;
  sentence: Record<KeyEnvironment, string>;
  /** What came since the list was loaded. */
  live: Record<KeyEnvironment, { one: string; other: string }> & { show: string };
  filters: {
    label: string;
    environment: string;
    environments: Record<KeyEnvironment, string>;
    time: string;
    periods: Record<RequestPeriod, string>;
    key: string;
    allKeys: string;
    status: string;
    statuses: Record<RequestStatus | 'all', string>;
    outcomes: Record<LiveOutcome | 'all', string>;
    product: string;
    allProducts: string;
    digits: string;
    digitsLabel: string;
    /** Fewer digits than are searched for. */
    digitsMore: string;
    /** Which digits of a number are compared. */
    digitsShown: string;
    find: Record<KeyEnvironment, string>;
    findLabel: string;
  };
  csv: {
    download: string;
    loading: string;
    cut: string;
  };
  columns: Record<'time' | 'call' | 'status' | 'code' | 'took', string>;
  liveColumns: Record<'time' | 'message' | 'status' | 'reason' | 'price', string>;
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
  /** From a request to its messages and their callbacks. */
  line: {
    heading: string;
    request: string;
    /** Something that is followed but goes to nobody, such as a template. */
    record: string;
    segments: { one: string; other: string };
    free: string;
    more: { one: string; other: string };
    noCallback: string;
    noKey: string;
    unknownCountry: string;
  };
  message: {
    messageId: string;
    product: string;
    country: string;
    segments: string;
    price: string;
    sameRequest: string;
    callbacks: string;
  };
  kept: Record<KeyEnvironment, string>;
  older: Record<KeyEnvironment, string>;
  loadingOlder: string;
  none: Record<KeyEnvironment, string> & { clear: string };
  empty: { heading: string; sentence: string; act: string };
  /** The gateway has reported no live message. */
  liveEmpty: { heading: string; sentence: string };
};

export const consoleRequestsWords: Localized<ConsoleRequestsWords> = {
  en: {
    title: 'Requests',
    sentence: {
      sandbox: 'Every call to the sandbox with your keys, and our response.',
      live: 'Every live message that your provider’s gateway has reported.',
    },
    live: {
      sandbox: { one: '1 new call', other: '{count} new calls' },
      live: { one: '1 new message', other: '{count} new messages' },
      show: 'Show',
    },
    filters: {
      label: 'Filter',
      environment: 'Environment',
      environments: { sandbox: 'Sandbox', live: 'Live' },
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
      outcomes: {
        all: 'All',
        delivered: 'Delivered',
        moving: 'On its way',
        failed: 'Not delivered',
      },
      product: 'Product',
      allProducts: 'All products',
      digits: 'Last digits',
      digitsLabel: 'Last digits of the recipient',
      digitsMore: 'Enter at least three of the recipient’s last digits.',
      digitsShown: 'Only the digits that a masked number shows are compared.',
      find: {
        sandbox: 'requestId, code or call',
        live: 'requestId, messageId, status or reason',
      },
      findLabel: 'Find',
    },
    csv: {
      download: 'CSV',
      loading: 'Loading',
      cut: 'The file has the newest {count} rows. For older ones, narrow the filter.',
    },
    columns: {
      time: 'Time, {zone}',
      call: 'Call',
      status: 'Status',
      code: 'Code',
      took: 'Took',
    },
    liveColumns: {
      time: 'Time, {zone}',
      message: 'Message',
      status: 'Status',
      reason: 'Reason',
      price: 'Price',
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
    line: {
      heading: 'From request to message',
      request: 'Request',
      record: 'Created',
      segments: { one: '1 segment', other: '{count} segments' },
      free: 'The sandbox costs nothing.',
      more: { one: 'and 1 more', other: 'and {count} more' },
      noCallback: 'No callback was sent.',
      noKey: 'without a key',
      unknownCountry: 'not known',
    },
    message: {
      messageId: 'messageId',
      product: 'Product',
      country: 'Country',
      segments: 'Segments',
      price: 'Price',
      sameRequest: 'All messages of this request',
      callbacks: 'Your provider’s gateway sends the callbacks; their attempts do not show here.',
    },
    kept: {
      sandbox: 'Kept for 30 days. Numbers and texts are masked.',
      live: 'Kept for 30 days. Numbers arrive masked, texts not at all.',
    },
    older: { sandbox: 'Older calls', live: 'Older messages' },
    loadingOlder: 'Loading',
    none: {
      sandbox: 'No call matches.',
      live: 'No message matches.',
      clear: 'Clear the filters.',
    },
    empty: {
      heading: 'No calls yet',
      sentence: 'Send your first one to the sandbox; it shows here a second later.',
      act: 'First call',
    },
    liveEmpty: {
      heading: 'No live records',
      sentence:
        'Live messages go through your provider’s gateway. It has sent us no record of them in the last 30 days; not every gateway does.',
    },
  },
  zh: {
    title: '请求日志',
    sentence: {
      sandbox: '使用您的密钥向沙箱发起的每次调用及其响应。',
      live: '服务商的网关上报的每条正式消息。',
    },
    live: {
      sandbox: { one: '1 条新请求', other: '{count} 条新请求' },
      live: { one: '1 条新消息', other: '{count} 条新消息' },
      show: '显示',
    },
    filters: {
      label: '筛选',
      environment: '环境',
      environments: { sandbox: '沙箱', live: '正式' },
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
      outcomes: { all: '全部', delivered: '已送达', moving: '处理中', failed: '未送达' },
      product: '产品',
      allProducts: '全部产品',
      digits: '号码末几位',
      digitsLabel: '收件人号码末几位',
      digitsMore: '请至少输入收件人号码的末 3 位。',
      digitsShown: '仅比对脱敏后仍显示的数字。',
      find: {
        sandbox: 'requestId、错误码或接口',
        live: 'requestId、messageId、状态或原因',
      },
      findLabel: '查找',
    },
    csv: {
      download: 'CSV',
      loading: '正在导出',
      cut: '文件仅含最新的 {count} 行，更早的记录请缩小筛选范围后下载。',
    },
    columns: {
      time: '时间（{zone}）',
      call: '接口',
      status: '状态',
      code: '错误码',
      took: '耗时',
    },
    liveColumns: {
      time: '时间（{zone}）',
      message: '消息',
      status: '状态',
      reason: '原因',
      price: '费用',
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
    line: {
      heading: '从请求到消息',
      request: '请求',
      record: '已创建',
      segments: { one: '计费 1 条', other: '计费 {count} 条' },
      free: '沙箱不计费。',
      more: { one: '另有 1 条', other: '另有 {count} 条' },
      noCallback: '未推送回调。',
      noKey: '未使用密钥',
      unknownCountry: '未知',
    },
    message: {
      messageId: 'messageId',
      product: '产品',
      country: '国家/地区',
      segments: '计费条数',
      price: '费用',
      sameRequest: '查看该请求的全部消息',
      callbacks: '回调由服务商的网关推送，此处不显示推送情况。',
    },
    kept: {
      sandbox: '保留 30 天，号码和内容已脱敏。',
      live: '保留 30 天。号码上报时已脱敏，不含消息内容。',
    },
    older: { sandbox: '更早的请求', live: '更早的消息' },
    loadingOlder: '正在加载',
    none: {
      sandbox: '没有符合条件的请求，',
      live: '没有符合条件的消息，',
      clear: '清除筛选。',
    },
    empty: {
      heading: '暂无调用',
      sentence: '向沙箱发起首次调用，约一秒后即可在此查看。',
      act: '发起首次调用',
    },
    liveEmpty: {
      heading: '暂无正式消息记录',
      sentence:
        '正式消息由服务商的网关处理。最近 30 天内，网关未上报任何记录；并非所有网关都会上报。',
    },
  },
};
