import type { IndustryId } from '#content/industries.ts';
import type { ProductId, ServiceId } from '#content/products.ts';

/**
 * Link targets of industry pages. Customer engagement has no tab for WhatsApp and opens its first
 * one; global number is also linked without a tab.
 */
export const productLinks = {
  smsOtp: { product: 'product-message', service: 'smsOtp' },
  marketingOtp: { product: 'product-message', service: 'marketingOtp' },
  notificationOtp: { product: 'product-message', service: 'notificationOtp' },
  voiceOtp: { product: 'product-voice', service: 'voiceOtp' },
  voiceNotification: { product: 'product-voice', service: 'voiceNotification' },
  whatsappBusiness: { product: 'product-conversation', service: 'whatsappBusiness' },
  viberBusiness: { product: 'product-conversation', service: 'viberBusiness' },
  zaloBusiness: { product: 'product-conversation', service: 'zaloBusiness' },
  OTA: { product: 'product-fraud-prevention', service: 'OTA' },
  numberCheck: { product: 'product-fraud-prevention', service: 'numberCheck' },
  NXLink: { product: 'product-customer-engagement', service: 'NXLink' },
  AICC: { product: 'product-customer-engagement', service: 'AICC' },
  whatsappEngagement: { product: 'product-customer-engagement', service: 'whatsappBusiness' },
  privacyNumber: { product: 'product-global-number', service: 'privacyNumber' },
  globalNumber: { product: 'product-global-number' },
} as const satisfies Record<string, { product: ProductId; service?: ServiceId }>;

export type ProductLinkId = keyof typeof productLinks;

/** Benefit cards, the stops of the journey with their branches, and the products. */
export const industryStructures = {
  'industry-e-commerce': {
    picture: 'tall',
    benefits: ['signIn', 'offers', 'answers'],
    journey: {
      registers: ['smsOtp', 'OTA'],
      browses: ['marketingOtp', 'whatsappBusiness', 'NXLink'],
      pays: ['notificationOtp', 'voiceNotification'],
      comesBack: ['viberBusiness', 'AICC'],
    },
    recommended: ['marketingOtp', 'whatsappBusiness', 'smsOtp', 'notificationOtp', 'NXLink'],
  },
  'industry-education': {
    picture: 'low',
    benefits: ['reminders', 'parents', 'identity'],
    journey: {
      enrols: ['AICC', 'smsOtp'],
      attends: ['notificationOtp', 'voiceNotification', 'zaloBusiness'],
      continues: ['whatsappEngagement', 'marketingOtp'],
    },
    recommended: ['notificationOtp', 'voiceNotification', 'zaloBusiness', 'smsOtp', 'AICC'],
  },
  'industry-fintech': {
    picture: 'low',
    benefits: ['login', 'number', 'movements'],
    journey: {
      applies: ['numberCheck', 'smsOtp'],
      signsIn: ['OTA', 'voiceOtp'],
      pays: ['smsOtp', 'notificationOtp'],
      asks: ['AICC', 'whatsappBusiness'],
    },
    recommended: ['smsOtp', 'voiceOtp', 'OTA', 'numberCheck', 'notificationOtp'],
  },
  'industry-gaming': {
    picture: 'tall',
    benefits: ['gate', 'rewards', 'comeback'],
    journey: {
      registers: ['numberCheck', 'smsOtp'],
      logsIn: ['OTA', 'voiceOtp'],
      plays: ['notificationOtp', 'viberBusiness'],
      returns: ['marketingOtp', 'whatsappBusiness'],
    },
    recommended: ['smsOtp', 'voiceOtp', 'OTA', 'numberCheck', 'marketingOtp'],
  },
  'industry-logistics': {
    picture: 'low',
    benefits: ['atHome', 'maskedCalls', 'oneView'],
    journey: {
      booked: ['notificationOtp', 'whatsappBusiness'],
      onTheWay: ['notificationOtp', 'viberBusiness', 'zaloBusiness'],
      atTheDoor: ['privacyNumber', 'voiceNotification'],
      delivered: ['smsOtp', 'AICC'],
    },
    recommended: [
      'notificationOtp',
      'voiceNotification',
      'whatsappBusiness',
      'privacyNumber',
      'AICC',
    ],
  },
  'industry-online-social': {
    picture: 'tall',
    benefits: ['realNumbers', 'rightNow', 'private'],
    journey: {
      joins: ['OTA', 'numberCheck', 'smsOtp'],
      tunesIn: ['notificationOtp', 'whatsappBusiness', 'zaloBusiness'],
      connects: ['privacyNumber', 'AICC'],
    },
    recommended: ['OTA', 'numberCheck', 'notificationOtp', 'voiceOtp', 'privacyNumber'],
  },
  'industry-retail': {
    picture: 'tall',
    benefits: ['invitations', 'questions', 'afterwards'],
    journey: {
      invited: ['marketingOtp', 'viberBusiness'],
      asks: ['whatsappBusiness', 'globalNumber'],
      collects: ['notificationOtp', 'smsOtp'],
      returns: ['NXLink'],
    },
    recommended: ['marketingOtp', 'whatsappBusiness', 'notificationOtp', 'globalNumber', 'NXLink'],
  },
} as const satisfies Record<IndustryId, IndustryStructure>;

type IndustryStructure = {
  /** How high the banner's drawing rises above its line. */
  picture: 'low' | 'tall';
  benefits: readonly string[];
  journey: Readonly<Record<string, readonly ProductLinkId[]>>;
  recommended: readonly ProductLinkId[];
};

type Structures = typeof industryStructures;
export type BenefitId<Id extends IndustryId> = Structures[Id]['benefits'][number];
export type StopId<Id extends IndustryId> = keyof Structures[Id]['journey'];
export type RecommendedId<Id extends IndustryId> = Structures[Id]['recommended'][number];

/** Sections that a page can have and none has yet; one without entries is not rendered. */
export const slotIds = ['flow', 'awards', 'vision', 'mission', 'goal'] as const;
export type SlotId = (typeof slotIds)[number];
export type Slot = { heading: string; entries: readonly string[] };
