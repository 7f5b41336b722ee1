import { brand } from '#content/brand.ts';
import type { PricingWords } from './structure.ts';

export const words: PricingWords = {
  hero: {
    eyebrow: '参考价格·以美元计',
    headline: ['先看价格，', '再发消息。'],
    sentence: '消息与通话的参考价格，按国家列出。输入一段文字，即可估算费用。',
    art: { alternative: '翻牌显示屏上的数字是 {rate}，即{country}的消息单价' },
  },
  signUp: '注册',
  cards: {
    message: { name: '消息', unit: '美元 / 条' },
    voice: { name: '语音', unit: '美元 / 分钟' },
  },
  board: {
    destination: '目的地',
    code: '代码',
    to: '至',
    filter: '搜索国家',
    none: '这里没有“{query}”的参考价格。',
    // The word joiner keeps the full stop beside the link, which is a button.
    note: { before: '其他国家和地区的价格，', link: '请联系工作人员索取', after: '\u2060。' },
    ask: {
      message: { country: '想了解发往{country}的短信单价。', open: '想了解短信单价，目的地：' },
      voice: { country: '想了解拨往{country}的语音单价。', open: '想了解语音单价，目的地：' },
    },
  },
  estimate: {
    country: '国家',
    title: '费用估算',
    sample: '按参考价格',
    rate: '单价（{country}）',
    total: '美元 / 月',
    invalid: '请输入不超过 1,000,000,000 的整数。',
  },
  message: {
    heading: '发消息，要多少钱？',
    text: '短信内容',
    privacy: '输入的内容只留在您的浏览器里。',
    sample: `【${brand.names.short.zh}】您的验证码是 482916，5 分钟内有效，请勿告知他人。`,
    count: '每月短信数',
    segments: { one: '计费 {count} 条', other: '计费 {count} 条' },
    characters: '已用 {used} / {room} 字符',
    alphabet: '按 UCS-2 编码：单条 {single} 个字符，多条时每条\u00a0{several}\u00a0个。',
    foreign: {
      lead: 'GSM-7 以外的字符：',
      more: '另有\u00a0{count}\u00a0个。',
      irreplaceable:
        'GSM-7 里没有相近的字符，整条短信按 UCS-2 编码：单条 {single} 个字符，多条时每条\u00a0{several}\u00a0个。',
      replaceable:
        '整条短信因此按 UCS-2 编码，多条时每条 {several} 个字符。替换之后，可按 GSM-7 编码，{segments}。',
      replace: '替换',
    },
    rows: { messages: '短信数', segments: '每条短信的计费条数' },
    saving: '替换字符后：{total}',
    assumption: '以上为参考价格，按计费条数计算。',
  },
  voice: {
    heading: '打电话，要多少钱？',
    count: '每月分钟数',
    slider: '每月分钟数（滑块）',
    rows: { minutes: '分钟数' },
    range: '该国单价为区间价，估算结果也是区间。',
    assumption: '以上为参考价格，按整分钟计算。',
  },
  files: { heading: '下载价目表。', sentence: '内容与本页的参考价格一致。' },
};
