import type { ServiceId } from '#content/products.ts';
import type { Localized } from '#contract/locale.ts';
import { words as english } from './art-words-en.ts';
import { words as chinese } from './art-words-zh.ts';

/** Words inside the drawings. They are decoration: screen readers read `alternative`. */
export const heroArtWords: Localized<HeroArtWords> = { en: english.heroes, zh: chinese.heroes };
export const tabArtWords: Localized<TabArtWords> = { en: english.tabs, zh: chinese.tabs };
export const privacyArtWords: Localized<PrivacyArtWords> = {
  en: english.privacy,
  zh: chinese.privacy,
};

export type ProductArtWords = {
  heroes: HeroArtWords;
  tabs: TabArtWords;
  privacy: PrivacyArtWords;
};

export type HeroArtWords = {
  'product-message': Pictured & {
    bubbles: Record<MessageBubble, { name: string; text: string; state: string }>;
  };
  'product-voice': Pictured & { call: string; caller: string; spoken: string };
  'product-conversation': Pictured & {
    /** Alternately the company and the customer, the company first. */
    said: readonly [string, string, string, string];
  };
  'product-fraud-prevention': Pictured & {
    stopped: readonly [string, string];
    passed: string;
  };
  'product-global-number': Pictured;
  'product-customer-engagement': Pictured & {
    campaign: string;
    agent: string;
    order: string;
    call: string;
  };
};

export const messageBubbles = ['code', 'offer', 'notice', 'mail'] as const;
export type MessageBubble = (typeof messageBubbles)[number];

export type TabArtWords = Record<ServiceId, Pictured> & {
  smsOtp: { code: string };
  marketingOtp: { offer: string };
  whatsappBusiness: { approved: string };
  viberBusiness: { verified: string };
  FraudProtector: { stopped: string };
  OTA: { verified: string };
  numberCheck: { live: string };
  sms: { question: string; reply: string };
};

export const privacyModes = ['AXB', 'AXYB', 'AXN'] as const;
export type PrivacyMode = (typeof privacyModes)[number];

/** `sees` is filled with the number that is displayed. */
export type PrivacyArtWords = { sees: string; alternatives: Record<PrivacyMode, string> };

/** One sentence that describes the drawing. */
type Pictured = { alternative: string };
