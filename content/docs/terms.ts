import type { Localized } from '#contract/locale.ts';
import { apiRules } from '../api-rules.ts';

/**
 * Our terms in both languages, and words to avoid. `npm run check-content` refuses the words under
 * `not`, unless they are part of one under `unless`.
 */
export type Term = Localized<string> & {
  not?: Partial<Localized<readonly string[]>>;
  unless?: Partial<Localized<readonly string[]>>;
};

export const terms: readonly Term[] = [
  // Requests and responses.
  { en: 'request', zh: '请求' },
  { en: 'request body', zh: '请求体', not: { zh: ['请求正文', '请求包体'] } },
  {
    en: 'response',
    zh: '返回结果',
    not: {
      en: ['in the answer', 'the answer comes', 'the answer has', 'the answer is', 'first answer'],
      zh: ['返回报文', '应答报文'],
    },
  },
  {
    en: 'error',
    zh: '错误',
    not: { en: ['refusal', 'refusals', 'refused with', 'refused in the'] },
  },
  { en: 'error code', zh: '错误码', not: { zh: ['错误代码', '报错码'] } },
  { en: 'endpoint', zh: '接口' },
  { en: 'status', zh: '状态码' },
  {
    en: 'required',
    zh: '必填',
    not: { en: ['is needed', 'are needed', 'mandatory', 'compulsory'] },
  },
  { en: 'idempotency key', zh: '幂等键' },
  { en: 'authentication', zh: '鉴权', not: { zh: ['接口认证', '认证方式', '验权'] } },
  { en: 'serialize', zh: '序列化', not: { en: ['serialise', 'serialised', 'serialises'] } },
  { en: 'synchronize', zh: '同步', not: { en: ['synchronise', 'synchronised', 'synchronises'] } },
  { en: 'nonce', zh: '随机串', not: { zh: ['随机字符串'] } },

  // Outcomes of a message.
  {
    en: 'accepted',
    zh: '受理',
    not: { zh: ['已接收', '被接收', '经接收', '接收时间', '接收成功'] },
    unless: { zh: ['服务器已接收'] },
  },
  { en: 'rejected', zh: '未受理' },
  { en: 'final state', zh: '最终状态', not: { en: ['last state', 'end state'], zh: ['终态'] } },
  { en: 'receipt', zh: '回执', not: { en: ['delivery receipt'] } },
  { en: 'report of an operator', zh: '状态报告', not: { zh: ['状态报文', '状态回报'] } },
  { en: 'to report a code as used', zh: '上报', not: { zh: ['汇报'] } },
  { en: 'callback', zh: '回调' },
  { en: 'callback address', zh: '回调地址', not: { zh: ['通知地址', '回调 URL', '回调链接'] } },
  { en: 'to call back, to try again', zh: '推送、重推' },

  // Parties and places.
  {
    en: 'destination',
    zh: '目标国家/地区',
    not: { zh: ['目的地', '目的国', '目标国家或地区'] },
  },
  { en: 'country', zh: '国家/地区', not: { zh: ['国家或地区'] } },
  {
    en: 'we',
    zh: '我们',
    not: { zh: ['系统会', '系统将', '系统自动', '由系统', '系统不会'] },
    unless: { zh: ['操作系统', 'Android 系统', '您的系统'] },
  },
  { en: 'you', zh: '您', not: { zh: ['你的', '你们'] } },
  { en: 'account', zh: '账户', not: { zh: ['帐户', '帐号'] } },
  { en: 'log in', zh: '登录', not: { zh: ['登陆'] } },
  { en: 'allow list', zh: '白名单', not: { en: ['whitelist'] } },
  { en: 'block list', zh: '停发名单、拒呼名单', not: { en: ['blacklist'], zh: ['黑名单'] } },

  // Keys and money.
  { en: 'access key', zh: '访问密钥', not: { zh: ['秘钥'] } },
  { en: 'secret key', zh: '签名密钥' },
  { en: 'callback secret', zh: '回调密钥' },
  { en: 'segment', zh: '条' },
  { en: 'billing report', zh: '账单报表', not: { zh: ['计费报表'] } },
  { en: 'pricing page', zh: '价格页', not: { zh: ['价格页面'] } },

  // Chats.
  { en: 'inbound message', zh: '上行消息', not: { zh: ['来信'] } },
  { en: 'customer service window', zh: '客服窗口', not: { zh: ['会话窗口期'] } },
  { en: 'header (of a template)', zh: '页眉', not: { zh: ['标头'] } },
  { en: 'Page (Facebook)', zh: '公共主页', not: { zh: ['粉丝专页', '粉丝页'] } },
  { en: 'integrator', zh: '集成商', not: { zh: ['整合商'] } },
  { en: 'Coexistence', zh: '共存模式' },
  { en: 'fallback', zh: '短信补发', not: { zh: ['短信回落', '降级短信'] } },
  { en: 'journey token', zh: '行程令牌', not: { zh: ['旅程令牌'] } },
  { en: 'one-tap login', zh: '一键登录', not: { en: ['one-click login'], zh: ['免登', '秒验'] } },

  // Numbers and calls.
  { en: 'privacy number', zh: '隐私号' },
  { en: 'binding', zh: '绑定关系' },
  { en: 'extension', zh: '分机号' },
  { en: 'number shown', zh: '外显号码', not: { zh: ['透传号码'] } },
  { en: 'call record', zh: '话单' },
  { en: 'call centre', zh: '呼叫中心', not: { en: ['call center', 'call centers'] } },
  { en: 'recognize', zh: '识别', not: { en: ['recognise', 'recognised', 'recognises'] } },
  { en: 'seat', zh: '坐席', not: { zh: ['座席'] } },
  { en: 'agent', zh: '客服' },
  { en: 'skill group', zh: '技能组' },
  { en: 'call bot', zh: '外呼机器人', not: { zh: ['呼叫机器人'] } },
  { en: 'script', zh: '话术' },
  { en: 'softphone', zh: '软电话', not: { en: ['soft phone'] } },
  { en: 'number token', zh: '号码令牌', not: { zh: ['号码 Token'] } },

  // Rules, and sentences that contradicted them.
  {
    en: apiRules.en.finalStatus,
    zh: apiRules.zh.finalStatus,
    not: { en: ['unknown status as not final'], zh: ['未知状态按未到最终状态'] },
  },
  {
    en: apiRules.en.retryWait,
    zh: apiRules.zh.retryWait,
    not: {
      en: ['same request succeeds after', '1501: repeat after', 'something in between'],
      zh: ['秒数后，同样的请求', '1501：依次间隔', '中间环节重发了'],
    },
  },
  {
    en: apiRules.en.retryLater,
    zh: apiRules.zh.retryLater,
    not: { en: ['a problem on our side'], zh: ['服务故障恢复'] },
  },
  {
    en: apiRules.en.didOptOut,
    zh: apiRules.zh.didOptOut,
    not: { en: ['rejects marketing with 5105'], zh: ['已退订营销短信（5105）'] },
  },
  {
    en: 'error 1402 or 1403',
    zh: '错误码 1402 或 1403',
    not: { en: ['405 without JSON'], zh: ['405 且不是 JSON'] },
  },
  {
    en: 'SMS receipts are signed in both versions',
    zh: '两个版本的短信回执都带签名',
    not: {
      en: ['Receipts have no signature', 'none of the three headers'],
      zh: ['回执没有签名', '回执内容相同，但没有签名'],
    },
  },
];
