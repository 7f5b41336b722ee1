import type { Localized } from '#contract/locale.ts';

/**
 * Rules of the API that more than one text states, in Markdown. Documents and descriptions quote
 * them by name: `{finalStatus}`.
 */
export type ApiRules = {
  /** A clause: when a status that a program does not know is final. */
  finalStatus: string;
  /** A clause: when a request of the class `wait` is repeated. */
  waitTimes: string;
  /** What to do about an error code of each class. */
  retryNo: string;
  retryWait: string;
  retryLater: string;
  retryAsk: string;
  unknownParameter: string;
  /** Opting out of texts from a DID number, and of SMS. */
  didOptOut: string;
  smsOptOut: string;
};

const waitTimes = {
  en: 'after `Retry-After`, else after 1, 2, 4, 8 s',
  zh: '先等待 `Retry-After` 的秒数；没有该响应头时，依次间隔 1、2、4、8 秒',
} as const satisfies Localized<string>;

export const apiRules: Localized<ApiRules> = {
  en: {
    finalStatus:
      'a `status` that you do not know is final if and only if `doneAt`, `endedAt` or `failedAt` is there',
    waitTimes: waitTimes.en,
    retryNo: 'The same request fails again. Change what `msg` names.',
    retryWait: `Repeat the same request, signed anew, with the same idempotency key: ${waitTimes.en}; five attempts in all.`,
    retryLater: 'It succeeds once something else has changed: a top-up, a review.',
    retryAsk:
      'For example, a right must be granted or a country opened: the remedy says who does it and where.',
    unknownParameter:
      'Parameters that the page of the endpoint does not list are rejected, not ignored.',
    didOptOut:
      'After STOP, texts of every type from that number to that person are rejected with error 5105 until they send START.',
    smsOptOut:
      'Opting out concerns marketing only: marketing messages to that number are rejected with error 2009; codes and notifications are still sent.',
  },
  zh: {
    finalStatus:
      '遇到未知的 `status`，带有 `doneAt`、`endedAt` 或 `failedAt` 的即为最终状态，否则不是',
    waitTimes: waitTimes.zh,
    retryNo: '原样重发，结果不变。请按 `msg` 的提示修改。',
    retryWait: `请求体和幂等键不变，重新签名后重发：${waitTimes.zh}；连同首次请求，最多 5 次。`,
    retryLater: '外部条件变化后才会成功，如充值、审核通过。',
    retryAsk: '需要人工处理，如授予权限、开通国家/地区；办理人和办理入口见处理办法。',
    unknownParameter: '接口文档未列出的参数不会被忽略，一律拒绝。',
    didOptOut:
      '用户回复 STOP 后，从该号码发给该用户的各类短信都返回错误码 5105，直到用户发送 START。',
    smsOptOut:
      '退订只针对营销短信：发往该号码的营销短信不予受理，返回错误码 2009；验证码和通知不受影响。',
  },
};

/** A rule where Markdown is not shown. */
export const withoutCode = (text: string): string => text.replaceAll('`', '');
