import type { DocumentId } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import type { ProductId, ServiceId } from '#content/products.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import type { PrivacyMode } from './art-words.ts';

/** The tabs of each page, by their `?id=`. The first one is open by default. */
export const tabIds = {
  'product-message': ['smsOtp', 'marketingOtp', 'notificationOtp', 'emailOtp'],
  'product-voice': ['voiceOtp', 'voiceNotification', 'sipTrunk'],
  'product-conversation': ['superMessaging', 'whatsappBusiness', 'viberBusiness', 'zaloBusiness'],
  'product-fraud-prevention': ['numberCheck', 'FraudProtector', 'OTA'],
  'product-global-number': ['privacyNumber', 'globalNumber', 'sms'],
  'product-customer-engagement': ['NXLink', 'AICC'],
} as const satisfies Record<ProductId, readonly ServiceId[]>;

/** Other values of `?id=` that open a tab: one industry link names a tab of another product. */
export const tabAliases: Partial<Record<ProductId, Readonly<Record<string, ServiceId>>>> = {
  'product-customer-engagement': { whatsappBusiness: 'NXLink' },
};

/** Delay in ms before the page opens the tab named in the URL. */
export const openingDelayMs: Localized<number> = { en: 100, zh: 0 };

/** The benefits of each page, by the picture next to them. */
export const benefitIds = {
  'product-message': ['globe', 'receipt', 'branches', 'clock'],
  'product-voice': ['globe', 'wave', 'records', 'trunk'],
  'product-conversation': ['medal', 'reply', 'media', 'branches'],
  'product-fraud-prevention': ['shield', 'records', 'person', 'gates'],
  'product-global-number': ['mask', 'expiry', 'recording', 'globe'],
  'product-customer-engagement': ['contacts', 'headset', 'trunk', 'globe'],
} as const satisfies Record<ProductId, readonly BenefitPicture[]>;

export type BenefitPicture =
  | 'branches'
  | 'clock'
  | 'contacts'
  | 'expiry'
  | 'gates'
  | 'globe'
  | 'headset'
  | 'mask'
  | 'media'
  | 'medal'
  | 'person'
  | 'receipt'
  | 'recording'
  | 'records'
  | 'reply'
  | 'shield'
  | 'trunk'
  | 'wave';

export const privacySettings = ['timeout', 'recording', 'bindings'] as const;
export type PrivacySetting = (typeof privacySettings)[number];

export const useCaseIds = [
  'rideHailing',
  'delivery',
  'hotline',
  'marketing',
  'conference',
  'smsReply',
] as const;
export type UseCaseId = (typeof useCaseIds)[number];

/** Customer testimonials. There are none so far, and an empty slot renders nothing. */
export const testimonials: Partial<Record<ProductId, Localized<Testimonial>>> = {};

/** The first document of a product or a service, and the section in it. */
const documents: Record<ProductId | ServiceId, DocumentId | `${DocumentId}#${string}`> = {
  'product-message': 'sms/mt-sending-v2',
  'product-voice': 'voice/sending-code',
  'product-conversation': 'whats-app/WhatsApp-API-mt',
  'product-fraud-prevention': 'number-detection/Number-Check-API-submit',
  'product-global-number': 'pns/PNS-API-bind',
  'product-customer-engagement': 'nxlink/WhatsApp-API-mt',
  smsOtp: 'sms/mt-sending-v2',
  marketingOtp: 'sms/charging-standard',
  notificationOtp: 'sms/receipt-callback',
  emailOtp: 'email-code/send-code',
  voiceOtp: 'voice/sending-code',
  voiceNotification: 'voice/sending-notifications',
  sipTrunk: 'nxphone/sip-call',
  superMessaging: 'messenger/Messenger-API-mt',
  whatsappBusiness: 'whats-app/WhatsApp-API-mt',
  viberBusiness: 'viber/Viber-API-mt',
  zaloBusiness: 'zalo/Zalo-API-mt',
  numberCheck: 'number-detection/Number-Check-API-submit',
  FraudProtector: 'sms/sms-faq#pumping',
  OTA: 'ota/OTA-API',
  privacyNumber: 'pns/PNS-API-bind',
  globalNumber: 'did-number/DID-API-Dialout-With-Amazon-Connect',
  sms: 'did-number/sms-mt-v2',
  NXLink: 'nxlink/WhatsApp-API-mt',
  AICC: 'nxcc/nxccExtension',
};

/** The document that a product or a service begins with. */
export const documentOf = (id: ProductId | ServiceId): DocumentId => documents[id];

/** The documentation link of a product or a service. */
export const docsLinkOf = (id: ProductId | ServiceId, locale: Locale): string =>
  documentPath(documentOf(id), locale);

/** Words that all six pages share. `{name}` is the name of a service. */
export type SharedWords = {
  breadcrumb: string;
  start: string;
  docs: string;
  tabs: string;
  how: string;
  readDocument: string;
};

export type ProductWords<Id extends ProductId = ProductId> = {
  hero: {
    /** Separate lines, each short enough not to wrap. */
    headline: readonly string[];
    sentence: string;
  };
  benefits: SectionHead & { list: Record<BenefitOf<Id>, Benefit> };
  services: SectionHead & { tabs: Record<TabOf<Id>, TabWords> };
} & (Id extends 'product-global-number'
  ? {
      privacy: PrivacyWords;
      useCases: SectionHead & { list: Record<UseCaseId, Benefit> };
    }
  : unknown);

export type TabOf<Id extends ProductId> = (typeof tabIds)[Id][number];
export type BenefitOf<Id extends ProductId> = (typeof benefitIds)[Id][number];

export type SectionHead = {
  /** The station tag: one word of a message's life. */
  tag: string;
  heading: string;
  lead: string;
};

export type Benefit = { heading: string; sentence: string };

export type TabWords = {
  heading: string;
  /** What the service is. */
  sentence: string;
  /** How the service works, step by step. */
  steps: readonly [string, string, string];
  points: readonly [string, string, string] | readonly [string, string, string, string];
};

export type Testimonial = { quote: string; customer: string };

export type PrivacyWords = {
  modesHeading: string;
  modes: Record<PrivacyMode, string>;
  settingsHeading: string;
  settings: Record<PrivacySetting, Benefit>;
};
