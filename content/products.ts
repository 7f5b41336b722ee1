import type { Localized } from '#contract/locale.ts';
import type { PageId } from './site-map.ts';

/** The products in the order of the menu; each is the id of its page. */
export const productIds = [
  'product-message',
  'product-voice',
  'product-conversation',
  'product-fraud-prevention',
  'product-global-number',
  'product-customer-engagement',
] as const satisfies readonly PageId[];

export type ProductId = (typeof productIds)[number];

/** The keys are the tab ids that the product pages take as `?id=`. */
export const services = {
  smsOtp: {
    name: { en: 'SMS OTP', zh: '短信验证码' },
    menuLine: { en: 'One-time codes by text', zh: '注册登录验证' },
  },
  marketingOtp: {
    name: { en: 'Marketing SMS', zh: '营销短信' },
    menuLine: { en: 'Campaigns and offers', zh: '活动与优惠推送' },
  },
  notificationOtp: {
    name: { en: 'SMS Notification', zh: '通知短信' },
    menuLine: { en: 'Orders, payments, alerts', zh: '订单与账户提醒' },
  },
  emailOtp: {
    name: { en: 'Email OTP', zh: '邮件验证码' },
    menuLine: { en: 'Codes by email', zh: '验证码发到邮箱' },
  },
  voiceOtp: {
    name: { en: 'Voice OTP', zh: '语音验证码' },
    menuLine: { en: 'Codes read aloud', zh: '电话播报验证码' },
  },
  voiceNotification: {
    name: { en: 'Voice Notification', zh: '语音通知' },
    menuLine: { en: 'Automated calls', zh: '自动外呼通知' },
  },
  sipTrunk: {
    name: { en: 'SIP Trunk', zh: 'SIP 中继' },
    menuLine: { en: 'Connect your PBX', zh: '对接企业交换机' },
  },
  superMessaging: {
    name: { en: 'Super Messaging', zh: '超级消息' },
    menuLine: { en: 'Many apps, one service', zh: '多个聊天应用统一接入' },
  },
  whatsappBusiness: {
    name: { en: 'WhatsApp Business', zh: 'WhatsApp Business' },
    menuLine: { en: 'Templates and two-way chat', zh: '模板消息与双向会话' },
  },
  viberBusiness: {
    name: { en: 'Viber Business', zh: 'Viber Business' },
    menuLine: { en: 'Business messages on Viber', zh: 'Viber 商务消息' },
  },
  zaloBusiness: {
    name: { en: 'Zalo Business', zh: 'Zalo Business' },
    menuLine: { en: 'Reach Vietnam', zh: '触达越南用户' },
  },
  FraudProtector: {
    name: { en: 'Fraud Protector', zh: '欺诈防护' },
    menuLine: { en: 'Block fraudulent traffic', zh: '拦截欺诈流量' },
  },
  OTA: {
    name: { en: 'OTA', zh: 'OTA 一键登录' },
    menuLine: { en: 'One-tap silent authentication', zh: '无感验证本机号码' },
  },
  numberCheck: {
    name: { en: 'Number Check', zh: '号码检测' },
    menuLine: { en: 'Check before you send', zh: '发送前检测号码' },
  },
  privacyNumber: {
    name: { en: 'Privacy Number', zh: '隐私号' },
    menuLine: { en: 'Temporary masked number', zh: '隐藏双方真实号码' },
  },
  globalNumber: {
    name: { en: 'DID Numbers', zh: 'DID 号码' },
    menuLine: { en: 'A local voice line', zh: '当地语音号码' },
  },
  sms: {
    name: { en: 'Two-Way International SMS', zh: '国际双向短信' },
    menuLine: { en: 'Send and get replies', zh: '可发送，可收回复' },
  },
  NXLink: {
    name: { en: 'NXLink', zh: 'NXLink' },
    menuLine: { en: 'Digital marketing and sales', zh: '数字营销与销售' },
  },
  AICC: {
    name: { en: 'AICC', zh: 'AICC' },
    menuLine: { en: 'AI call center', zh: 'AI 呼叫中心' },
  },
} as const satisfies Record<string, Service>;

export type ServiceId = keyof typeof services;

/** The products of the API; each is the name of its description in `content/api/`. */
export const apiProducts = [
  ...(['sms', 'email-code', 'voice', 'short-chain'] as const),
  ...(['whats-app', 'whatsapp-calling', 'wa-gl', 'wa-jcs', 'messenger', 'viber', 'zalo'] as const),
  ...(['number-detection', 'ota', 'pns', 'did-number'] as const),
  ...(['nxlink', 'nxcc', 'nxphone', 'callbot'] as const),
] as const;

export type ApiProduct = (typeof apiProducts)[number];

const chatApps = ['whats-app', 'whatsapp-calling', 'wa-gl', 'wa-jcs', 'messenger'] as const;

/** What a customer uses of the API once a product is enabled. */
export const apiProductsOf: Record<ServiceId, readonly ApiProduct[]> = {
  smsOtp: ['sms'],
  marketingOtp: ['sms', 'short-chain'],
  notificationOtp: ['sms', 'short-chain'],
  emailOtp: ['email-code'],
  voiceOtp: ['voice'],
  voiceNotification: ['voice'],
  sipTrunk: ['voice'],
  superMessaging: [...chatApps, 'viber', 'zalo'],
  whatsappBusiness: chatApps.filter((product) => product !== 'messenger'),
  viberBusiness: ['viber'],
  zaloBusiness: ['zalo'],
  FraudProtector: ['number-detection'],
  OTA: ['ota'],
  numberCheck: ['number-detection'],
  privacyNumber: ['pns'],
  globalNumber: ['did-number', 'voice'],
  sms: ['did-number'],
  NXLink: ['nxlink'],
  AICC: ['nxcc', 'nxphone', 'callbot'],
};

export const products: Record<ProductId, Product> = {
  'product-message': {
    name: { en: 'Message', zh: '消息' },
    services: ['smsOtp', 'marketingOtp', 'notificationOtp', 'emailOtp'],
  },
  'product-voice': {
    name: { en: 'Voice', zh: '语音' },
    services: ['voiceOtp', 'voiceNotification', 'sipTrunk'],
  },
  'product-conversation': {
    name: { en: 'Conversation', zh: '会话' },
    services: ['superMessaging', 'whatsappBusiness', 'viberBusiness', 'zaloBusiness'],
  },
  'product-fraud-prevention': {
    name: { en: 'Fraud Prevention', zh: '反欺诈' },
    services: ['FraudProtector', 'OTA', 'numberCheck'],
  },
  'product-global-number': {
    name: { en: 'Global Number', zh: '全球号码' },
    services: ['privacyNumber', 'globalNumber', 'sms'],
  },
  'product-customer-engagement': {
    name: { en: 'Customer Engagement', zh: '客户互动' },
    services: ['NXLink', 'AICC'],
  },
};

type Service = {
  name: Localized<string>;
  /** At most four words, or ten Chinese characters. */
  menuLine: Localized<string>;
};

type Product = {
  name: Localized<string>;
  services: readonly ServiceId[];
};
