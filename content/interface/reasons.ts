import type { Charge, NextStep, Party, WaitUnit } from '#content/reasons.ts';
import type { Localized } from '#contract/locale.ts';

/** Words of the cards of statuses and reasons. `{hint}` and `{waits}` are filled in. */
export type ReasonWords = {
  labels: {
    whose: string;
    /** With the short form of the party: `{party}`. */
    whoseIs: string;
    /** Send again, call again, or request again. */
    again: Record<'send' | 'call' | 'retry', string>;
    wait: string;
    charged: string;
  };
  parties: Record<Party, { short: string; long: string }>;
  steps: Record<NextStep, { tag: string; answer: string }>;
  charges: Record<Charge, string>;
  /** A number of units: one, and others. */
  units: Record<WaitUnit, { one: string; other: string; short: string }>;
  /** Between the waits of several attempts: as a sentence, and in short. */
  next: string;
  and: string;
  /** The sentence for one, two and three attempts. */
  most: readonly [string, string, string];
  /** A hint as a sentence of its own. */
  hint: string;
  /** Ends of meanings that the tag repeats, and what remains of them. */
  repeated: readonly (readonly [end: string, rest: string])[];
  tryWith: string;
};

export const reasonWords: Localized<ReasonWords> = {
  en: {
    labels: {
      whose: 'Whose problem',
      whoseIs: 'Whose problem: {party}',
      again: { send: 'Send again?', call: 'Call again?', retry: 'Try again?' },
      wait: 'Wait',
      charged: 'Charged',
    },
    parties: {
      nobody: { short: 'nobody’s', long: 'Nobody’s.' },
      you: { short: 'yours', long: 'Yours.' },
      customer: { short: 'your customer’s', long: 'Your customer’s.' },
      recipient: { short: 'the recipient’s', long: 'The recipient’s. Your request is fine.' },
      caller: { short: 'the caller’s', long: 'The caller’s. Your request is fine.' },
      callee: { short: 'the called side’s', long: 'The called side’s. Your request is fine.' },
      operator: { short: 'the operator’s', long: 'The operator’s. Your request is fine.' },
      platform: { short: 'the platform’s', long: 'The platform’s. Your request is fine.' },
      server: {
        short: 'the receiving mail server’s',
        long: 'The receiving mail server’s. Your request is fine.',
      },
      us: { short: 'ours', long: 'Ours. Your request is fine.' },
      unclear: { short: 'unclear', long: 'Unclear.' },
      reason: { short: 'depends on the reason', long: 'It depends on the `reason`.' },
    },
    steps: {
      send: {
        tag: 'send again',
        answer: 'Yes, as a new message, with a new code if it was one.',
      },
      'send-later': {
        tag: 'send again later',
        answer: 'Yes, as a new message, with a new code if it was one.',
      },
      'send-never': { tag: 'don’t send again', answer: 'No.' },
      call: { tag: 'call again', answer: 'Yes, as a new call.' },
      'call-later': { tag: 'call again later', answer: 'Yes, as a new call.' },
      'call-never': { tag: 'don’t call again', answer: 'No.' },
      retry: { tag: 'try again', answer: 'Yes, with a new request.' },
      'retry-later': { tag: 'try again later', answer: 'Yes, with a new request.' },
      'retry-never': { tag: 'don’t try again', answer: 'No.' },
      change: { tag: 'change it', answer: 'Not as it is. First {hint}.' },
      fix: { tag: 'solve it first', answer: 'Not yet. First {hint}.' },
      check: { tag: 'ask first', answer: 'Ask first: {hint}.' },
      reason: { tag: 'see the reason', answer: 'It depends on the `reason`.' },
      wait: { tag: 'wait', answer: 'No. It is not final yet.' },
      done: { tag: 'nothing to do', answer: 'No need.' },
    },
    charges: {
      no: 'No.',
      handover: 'Yes: an operator had taken it over.',
      maybe: 'Only if an operator had taken it over.',
      minutes: 'Yes, by the minute.',
      sent: 'Yes: it had left us.',
      receipt: 'See the field `charged`.',
      result: 'Yes: there is a result.',
    },
    units: {
      s: { one: '1 second', other: '{count} seconds', short: '{count} s' },
      min: { one: '1 minute', other: '{count} minutes', short: '{count} min' },
      h: { one: '1 hour', other: '{count} hours', short: '{count} h' },
      d: { one: '1 day', other: '{count} days', short: '{count} d' },
    },
    next: ', then ',
    and: ', ',
    most: ['{waits}.', '{waits}; twice at most.', '{waits}; three times at most.'],
    hint: '{hint}.',
    repeated: [
      [' Send again later.', ''],
      [' Send again.', ''],
      [' Do not send again.', ''],
      [' Send the message again.', ''],
      [' Call again.', ''],
    ],
    tryWith: 'Try it with {recipient}',
  },
  zh: {
    labels: {
      whose: '谁的问题',
      whoseIs: '责任方：{party}',
      again: { send: '能否重发', call: '能否重拨', retry: '能否重试' },
      wait: '等多久',
      charged: '是否计费',
    },
    parties: {
      nobody: { short: '无', long: '无。' },
      you: { short: '您', long: '您。' },
      customer: { short: '您的客户', long: '您的客户。' },
      recipient: { short: '接收方', long: '接收方。您的请求正常。' },
      caller: { short: '主叫方', long: '主叫方。您的请求正常。' },
      callee: { short: '被叫方', long: '被叫方。您的请求正常。' },
      operator: { short: '运营商', long: '运营商。您的请求正常。' },
      platform: { short: '平台', long: '平台。您的请求正常。' },
      server: { short: '对方邮件服务器', long: '对方邮件服务器。您的请求正常。' },
      us: { short: '我们', long: '我们。您的请求正常。' },
      unclear: { short: '不确定', long: '不确定。' },
      reason: { short: '视原因而定', long: '视 `reason` 而定。' },
    },
    steps: {
      send: { tag: '可重发', answer: '可以，作为新消息发送；验证码请重新生成。' },
      'send-later': { tag: '可稍后重发', answer: '可以，作为新消息发送；验证码请重新生成。' },
      'send-never': { tag: '勿重发', answer: '请勿重发。' },
      call: { tag: '可重拨', answer: '可以，作为新呼叫发起。' },
      'call-later': { tag: '可稍后重拨', answer: '可以，作为新呼叫发起。' },
      'call-never': { tag: '勿重拨', answer: '请勿重拨。' },
      retry: { tag: '可重试', answer: '可以，重新提交请求。' },
      'retry-later': { tag: '可稍后重试', answer: '可以，重新提交请求。' },
      'retry-never': { tag: '勿重试', answer: '重试结果相同。' },
      change: { tag: '修改后再发', answer: '不能原样重发，请先{hint}。' },
      fix: { tag: '处理后再试', answer: '暂时不能，请先{hint}。' },
      check: { tag: '先确认', answer: '请先确认：{hint}。' },
      reason: { tag: '见原因', answer: '视 `reason` 而定。' },
      wait: { tag: '请等待', answer: '不用，尚未到最终状态。' },
      done: { tag: '无需处理', answer: '不用。' },
    },
    charges: {
      no: '不计费。',
      handover: '计费：已提交运营商。',
      maybe: '已提交运营商的计费。',
      minutes: '计费：按分钟。',
      sent: '计费：邮件已发出。',
      receipt: '见字段 `charged`。',
      result: '计费：已有结果。',
    },
    units: {
      s: { one: '1 秒', other: '{count} 秒', short: '{count} 秒' },
      min: { one: '1 分钟', other: '{count} 分钟', short: '{count} 分钟' },
      h: { one: '1 小时', other: '{count} 小时', short: '{count} 小时' },
      d: { one: '1 天', other: '{count} 天', short: '{count} 天' },
    },
    next: '、',
    and: '、',
    most: ['{waits}。', '{waits}，最多两次。', '{waits}，最多三次。'],
    hint: '{hint}。',
    repeated: [
      ['，可稍后重发。', '。'],
      ['，可重发。', '。'],
      ['，请勿重发。', '。'],
      ['，请重新发送。', '。'],
      ['，可再次呼叫。', '。'],
    ],
    tryWith: '在沙箱中重现：{recipient}',
  },
};
