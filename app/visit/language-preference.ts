import { storedItems } from '#content/storage.ts';
import { defaultLocale, type Locale, languageTags, localeOfTag } from '#contract/locale.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** Language of API calls; pages get theirs from the address or the server. */
export const storedLocale = (): Locale =>
  localeOfTag(readCookie(storedItems.language.name)) ?? defaultLocale;

export const hasStoredLocale = (): boolean => Boolean(readCookie(storedItems.language.name));

export const storeLocale = (locale: Locale): void =>
  writeCookie(storedItems.language.name, languageTags[locale]);
