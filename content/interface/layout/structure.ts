import type { SocialNetwork } from '#content/brand-shape.ts';
import { type IndustryId, industryIds } from '#content/industries.ts';
import type { ProductId, ServiceId } from '#content/products.ts';
import type { PageId } from '#content/site-map.ts';
import type { Localized } from '#contract/locale.ts';

export const developerPages = ['docs', 'service-status'] as const satisfies readonly LinkedPage[];
export const menuFootPages = ['docs', 'pricing'] as const satisfies readonly LinkedPage[];

/** Chinese submenus get a scroll class in low windows. */
export const submenuScrolls: Localized<boolean> = { en: false, zh: true };

/**
 * Cookie Settings is a button, not a page; it is the last entry of the company column and the legal
 * bar.
 */
export const footerColumns: Record<FooterColumn, readonly FooterLink[]> = {
  communication: [
    { product: 'product-message' },
    { product: 'product-voice' },
    { product: 'product-conversation' },
    { product: 'product-fraud-prevention' },
    { product: 'product-global-number' },
  ],
  application: [
    { product: 'product-customer-engagement', service: 'NXLink' },
    { product: 'product-customer-engagement', service: 'AICC' },
  ],
  industry: industryIds.map((industry) => ({ industry })),
  company: [
    { page: 'company' },
    { page: 'pricing' },
    { page: 'docs' },
    { page: 'service-status' },
    { page: 'privacy-policy' },
    { page: 'terms-services' },
    { page: 'cookie-policy' },
    { action: 'cookieSettings' },
  ],
};

export const footerColumnIds = [
  'communication',
  'application',
  'industry',
  'company',
] as const satisfies readonly FooterColumn[];

export const legalPages = [
  'privacy-policy',
  'terms-services',
  'cookie-policy',
] as const satisfies readonly LinkedPage[];

/** An entry without a value in the brand is left out. */
export const chatEntries: Localized<readonly ChatEntry[]> = {
  en: ['whatsapp', 'contactForm'],
  zh: ['liveChat', 'phone', 'wechat', 'officialAccount', 'contactForm'],
};

export type HeaderMenu = 'products' | 'industry' | 'developer';

/** Pages that the layout links to with a label of their own. */
export type LinkedPage = Extract<
  PageId,
  | 'company'
  | 'pricing'
  | 'login'
  | 'docs'
  | 'service-status'
  | 'privacy-policy'
  | 'terms-services'
  | 'cookie-policy'
>;

export type FooterColumn = 'communication' | 'application' | 'industry' | 'company';
export type FooterLink =
  | { product: ProductId; service?: ServiceId }
  | { industry: IndustryId }
  | { page: LinkedPage }
  | { action: 'cookieSettings' };

export type ChatEntry =
  | 'whatsapp'
  | 'liveChat'
  | 'phone'
  | 'wechat'
  | 'officialAccount'
  | 'contactForm';

/** `{name}`, `{current}` and `{total}` are filled in when shown. */
export type LayoutWords = {
  menus: Record<HeaderMenu, string>;
  pages: Record<LinkedPage, string>;
  getStarted: string;
  labels: {
    skipToContent: string;
    home: string;
    mainNavigation: string;
    footerNavigation: string;
    legalNavigation: string;
    language: string;
    /** Accessible name of the button with the initials. */
    account: string;
    separator: string;
    openMenu: string;
    closeMenu: string;
    openSubmenu: string;
    closeSubmenu: string;
    close: string;
    newWindow: string;
    socialLinks: string;
  };
  footer: {
    tagline: string;
    columns: Record<FooterColumn, string>;
    social: Record<SocialNetwork, string>;
    icp: { label: string; imageAlternative: string };
  };
  closing: { tag: string; heading: string; action: string };
  /** Shown when scripts do not run. */
  noScript: { form: string; contact: string };
  cookies: {
    label: string;
    heading: string;
    sentence: string;
    policy: string;
    allow: string;
    decline: string;
    settings: string;
  };
  chat: {
    open: string;
    close: string;
    title: string;
  };
};
