import type { LegalWords } from '../text.ts';

export type CookieWords = LegalWords<typeof cookieSections>;

export const cookieSections = {
  'about-cookies': ['what-cookies-are', 'lifetimes', 'whose-cookies'],
  'cookies-we-use': ['strictly-necessary', 'personalization', 'statistical', 'advertising'],
  'your-choices': ['the-banner', 'changing-your-mind', 'browser-settings', 'questions'],
} as const;
