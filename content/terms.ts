import type { Localized } from '#contract/locale.ts';
import { apiRules } from './api-rules.ts';

/**
 * The term base: each concept with its name in both languages, and the words that are not used for
 * it. `npm run check-content` reads every document, description, error, mail, page and label, and
 * refuses the words under `not`. A word is a regular expression; an English one is compared with
 * whole words, a Chinese one matches anywhere. What readers search by is in `docs/glossary.ts`.
 */
export type Term = Localized<string> & {
  /** What the word means where it could mean more than one thing. */
  means?: string;
  not?: PartOfLanguages;
  /** Further words to avoid where file or key match. */
  here?: { place: RegExp; not: PartOfLanguages };
  /** Where a word to avoid is right: quotes of the specification, names, other meanings. */
  unless?: PartOfLanguages;
  /** The name readers know. Each file that says the specified one says this one too. */
  beside?: Partial<Localized<string>>;
};

type PartOfLanguages = Partial<Localized<readonly string[]>>;

const documents = /^content\/(docs|api)\//;
const callbacks = /callback|catcher|webhook/i;
/** Where labels and messages are about deliveries of callbacks. */
const deliveries = /^content\/(interface|heads|messages)\/.*(callback|calledBack|catcher|deliver)/i;

export const terms: readonly Term[] = [
  // Requests and responses.
  { en: 'request', zh: '请求' },
  { en: 'request body', zh: '请求体', not: { zh: ['请求正文', '请求包体'] } },
  {
    en: 'response',
    zh: '返回结果',
    not: {
      en: ['no answer (came|from)', 'answer of \\d', '(without|with) an answer', 'answers? \\dxx'],
      zh: ['返回报文', '应答报文'],
    },
    here: {
      place: documents,
      not: { en: ['in the answer', 'the answer (comes|has|is)', 'first answer'] },
    },
    unless: { en: ['no answer from the user'] },
  },
  {
    en: 'to respond',
    zh: '返回、响应',
    not: {
      en: [
        '(server|sandbox|host|receiver|catcher|program|network|gateway|API|console|endpoint)( did not| may| does not)? answer(s|ed)?',
        '(test numbers|it|which calls) answer(s)? (with|2xx|at once)',
        '(we|was|and|times,|each|last) answered( |$)(?!the|by)',
      ],
    },
    // A person answers a call.
    unless: { en: ['(call|it|whether it)( that)? was answered', 'last answered attempt'] },
  },
  {
    en: 'to reject, rejected',
    zh: '拒绝、未受理',
    not: { en: ['refus(e|es|ed|al|als|ing)'] },
  },
  { en: 'error', zh: '错误' },
  { en: 'error code', zh: '错误码', not: { zh: ['错误代码', '报错码'] } },
  { en: 'endpoint', zh: '接口' },
  { en: 'status', zh: '状态码' },
  {
    en: 'required',
    zh: '必填',
    here: {
      place: documents,
      not: { en: ['(is|are) needed', 'mandatory', 'compulsory'] },
    },
  },
  { en: 'idempotency key', zh: '幂等键' },
  { en: 'authentication', zh: '鉴权', not: { zh: ['接口认证', '认证方式', '验权'] } },
  { en: 'nonce', zh: '随机串', not: { zh: ['随机字符串'] } },

  // Outcomes of a message.
  {
    en: 'accepted',
    zh: '受理',
    not: { zh: ['已接收', '被接收', '经接收', '接收时间', '接收成功'] },
    unless: { zh: ['服务器已接收'] },
  },
  { en: 'final state', zh: '最终状态', not: { en: ['last state', 'end state'], zh: ['终态'] } },
  { en: 'report of an operator', zh: '状态报告', not: { zh: ['状态报文', '状态回报'] } },
  { en: 'to report a code as used', zh: '上报', not: { zh: ['汇报'] } },
  {
    en: 'to send, to receive',
    zh: '发送、接收',
    not: {
      en: [
        'messages go out',
        'answers come in',
        'became of',
        'takes it(?! back)',
        'taken at (the first )?attempt',
        'next one is taken',
      ],
      zh: ['投递'],
    },
  },
  {
    en: 'backfill rate',
    zh: '回填率',
    beside: { en: 'conversion rate', zh: '转化率' },
  },

  // Callbacks.
  {
    en: 'event',
    zh: '事件',
    means: 'what happened: a message was delivered, a call ended, a person wrote',
  },
  {
    en: 'receipt',
    zh: '回执',
    means: 'the event that says what state a message, call or mail has reached',
    not: { en: ['delivery receipts?', 'delivery reports?'] },
  },
  {
    en: 'callback',
    zh: '回调',
    means: 'the request with which we send an event to the customer’s address',
    not: { zh: ['回调通知', '已回调', '(会|将)回调', '回调(您|给)'] },
  },
  {
    en: 'webhook',
    zh: '回调',
    means: 'in the titles of documents the callbacks of one product',
    here: { place: /^content\/(?!.*(status|privacy))/, not: { en: ['webhooks?'] } },
    unless: {
      en: ['^(call center|messenger|nxlink|status|viber|whatsapp|zalo) webhook$', '^webhook$'],
    },
  },
  {
    en: 'status webhook',
    zh: '状态 Webhook',
    means: 'an address to which the events of the service status are sent',
  },
  {
    en: 'callback address',
    zh: '回调地址',
    not: { en: ['callback URLs?'], zh: ['通知地址', '回调 URL', '回调链接'] },
  },
  {
    en: 'to deliver a callback, to resend it',
    zh: '推送、重推',
    not: { zh: ['(回调|推送).{0,6}重试', '重试.{0,4}(回调|推送)'] },
    here: {
      place: deliveries,
      not: {
        en: ['deliver(ed)? again', 'called back', 'nothing is told'],
        zh: ['重试', '重新发送', '重新推送', '再次推送'],
      },
    },
  },

  // Parties and places.
  {
    en: 'destination',
    zh: '目标国家/地区',
    not: { zh: ['目的国', '目标国家或地区'] },
    here: { place: documents, not: { zh: ['目的地'] } },
  },
  { en: 'country', zh: '国家/地区', here: { place: documents, not: { zh: ['国家或地区'] } } },
  { en: 'Indonesia', zh: '印度尼西亚', not: { zh: ['印尼'] } },
  {
    en: 'we',
    zh: '我们',
    not: { zh: ['系统会', '系统将', '系统自动', '由系统', '系统不会'] },
    unless: { zh: ['操作系统', 'Android 系统', '您的系统'] },
  },
  { en: 'you', zh: '您', not: { zh: ['你的', '你们'] } },
  { en: 'account', zh: '账户、账号', not: { zh: ['帐户', '帐号'] } },
  { en: 'allow list', zh: '白名单', not: { en: ['whitelists?'] } },
  { en: 'block list', zh: '停发名单、拒呼名单', not: { en: ['blacklists?'], zh: ['黑名单'] } },

  // Keys, logins and money.
  {
    en: 'access key',
    zh: '访问密钥',
    means: '`AK…`, names the key of a request',
    not: { zh: ['秘钥', '密匙', '密钥 ID'] },
  },
  {
    en: 'secret key',
    zh: '签名密钥',
    means: '`sk-…`, signs requests',
  },
  {
    en: 'callback secret',
    zh: '回调密钥',
    means: '`cs-…`, signs callbacks',
    not: {
      en: ['callback (signing )?key', 'webhook secret', 'signing secret'],
      zh: ['回调签名密钥', '推送密钥'],
    },
    here: { place: callbacks, not: { en: ['secret key'], zh: ['签名密钥'] } },
  },
  {
    en: 'two-factor authentication',
    zh: '两步验证',
    not: {
      en: ['second steps?', 'two-step', '2FA'],
      zh: ['第二步验证', '二次验证', '双重验证', '双因素', '两步认证'],
    },
  },
  {
    en: 'authenticator app',
    zh: '身份验证器',
    not: { zh: ['(?<!身份)验证器', '验证器应用', '认证器'] },
  },
  { en: 'log in', zh: '登录', not: { zh: ['登陆'] } },
  { en: 'segment', zh: '条' },
  { en: 'billing report', zh: '账单报表', not: { zh: ['计费报表', '账单报告'] } },
  {
    en: 'sample rate',
    zh: '参考价格',
    not: { zh: ['参考单价', '参考费率', '示例价格', '示例单价', '参考价(?!格)'] },
  },
  { en: 'pricing page', zh: '价格页', not: { zh: ['价格页面'] } },

  // Messages and chats.
  {
    en: 'Send SMS v2',
    zh: '发送短信 v2',
    not: {
      en: ['MT sending', 'SMS sending v2', 'Send SMS \\(v\\d\\)'],
      zh: ['MT 发送', '发送短信（v', '短信发送（?v? ?v2', '下行短信 2\\.0', '短信 2\\.0 版'],
    },
  },
  {
    en: 'business message',
    zh: '商务消息',
    not: { zh: ['商业消息', '企业消息'] },
  },
  {
    en: 'promotional message',
    zh: '促销消息',
    not: { zh: ['推广消息', '推广类消息'] },
    here: { place: /viber/i, not: { zh: ['营销消息'] } },
  },
  {
    en: 'Official Account',
    zh: '官方账号',
    not: { zh: ['公众账号', 'Zalo 公众号', '官方账户', '官方帐号'] },
    here: { place: /zalo/i, not: { zh: ['公众号', '公众账号'] } },
  },
  { en: 'inbound message', zh: '上行消息', here: { place: documents, not: { zh: ['来信'] } } },
  { en: 'customer service window', zh: '客服窗口', not: { zh: ['会话窗口期'] } },
  { en: 'header (of a template)', zh: '页眉', not: { zh: ['标头'] } },
  { en: 'Page (Facebook)', zh: '公共主页', not: { zh: ['粉丝专页', '粉丝页'] } },
  { en: 'integrator', zh: '集成商', not: { zh: ['整合商', 'ISV', '系统商'] } },
  { en: 'Coexistence', zh: '共存模式' },
  {
    en: 'call permission',
    zh: '通话许可',
    not: { zh: ['通话权限', '呼叫权限', '呼叫许可', '通话授权'] },
  },
  { en: 'fallback', zh: '短信补发', not: { zh: ['短信回落', '降级短信'] } },
  { en: 'journey token', zh: '行程令牌', not: { zh: ['旅程令牌'] } },
  { en: 'one-tap login', zh: '一键登录', not: { en: ['one-click login'], zh: ['免登', '秒验'] } },

  // Numbers and calls.
  { en: 'privacy number', zh: '隐私号' },
  {
    en: 'number masking',
    zh: '号码脱敏',
    not: { en: ['(number )?desensiti[sz]ation', 'hidden numbers', 'numbers are hidden'] },
  },
  { en: 'binding', zh: '绑定关系' },
  { en: 'extension', zh: '分机号' },
  { en: 'number shown', zh: '外显号码', not: { zh: ['透传号码'] } },
  { en: 'call record', zh: '话单' },
  { en: 'seat', zh: '坐席', not: { zh: ['座席'] } },
  { en: 'agent', zh: '客服' },
  {
    en: 'skill group',
    zh: '技能组',
    not: { en: ['agent groups?'], zh: ['坐席组', '客服组', '技能队列'] },
  },
  { en: 'call bot', zh: '外呼机器人', not: { zh: ['呼叫机器人'] } },
  { en: 'script', zh: '话术' },
  { en: 'softphone', zh: '软电话', not: { en: ['soft phones?'] } },
  { en: 'number token', zh: '号码令牌', not: { zh: ['号码 Token'] } },

  // Quotation marks.
  { en: '“ ”', zh: '“ ”', not: { zh: ['[「」『』]'] } },

  // Spelling of the United States.
  { en: 'center', zh: '–', not: { en: ['cent(re|res|red)'] }, unless: { en: ['Junction Centre'] } },
  ...usSpelling({
    afterward: 'afterwards',
    authorize: '(un)?authoris(e|es|ed|ing|ation)',
    behavior: 'behaviours?',
    canceled: 'cancell(ed|ing)',
    catalog: 'catalogues?',
    check: 'cheques?',
    color: 'colour(s|ed|ing)?',
    customize: 'customis(e|es|ed|ing|ation)',
    defense: '(de|of)fence',
    dialed: 'diall(ed|ing)',
    emphasize: 'emphasis(e|es|ed|ing)',
    favor: 'favour(s|ed|ite|able)?',
    fulfill: 'fulfil',
    gray: 'greys?',
    honor: 'honour(s|ed|ing)?',
    judgment: 'judgement',
    labeled: 'labell(ed|ing)',
    license: 'licences?',
    meter: '(kilo|centi)?metres?',
    modeling: 'modell(ed|ing)',
    neighbor: 'neighbour(s|ing)?',
    normalize: 'normalis(e|es|ed|ing|ation)',
    optimize: 'optimis(e|es|ed|ing|ation)',
    organization: 'organis(e|es|ed|ing|er|ers|ation|ations)',
    personalize: 'personalis(e|es|ed|ing|ation)',
    practice: 'practis(e|es|ed|ing)',
    program: 'programmes?',
    recognize: 'recognis(e|es|ed|ing)',
    serialize: 'serialis(e|es|ed|ing|ation)',
    signaling: 'signall(ed|ing)',
    synchronize: 'synchronis(e|es|ed|ing|ation)',
    toward: 'towards',
    traveled: 'travell(ed|ing|er|ers)',
    utilize: 'utilis(e|es|ed|ing|ation)',
    while: 'whilst',
  }),

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
    en: 'every callback is signed',
    zh: '回调都带签名',
    not: {
      en: ['Receipts have no signature', 'none of the three headers', 'Version 1 callbacks'],
      zh: ['回执没有签名', '回执内容相同，但没有签名', '1.0 版回调'],
    },
  },
];

function usSpelling(words: Record<string, string>): Term[] {
  return Object.entries(words).map(([en, british]) => ({ en, zh: '–', not: { en: [british] } }));
}
