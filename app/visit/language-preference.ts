import { storedItems } from '#content/storage.ts';
import { defaultLocale, type Locale, languageTags, localeOfTag } from '#contract/locale.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** What calls are told; pages know their language from their address or from the server. */
export const storedLocale = (): Locale =>
  localeOfTag(readCookie(storedItems.language.name)) ?? defaultLocale;

export const storeLocale = (locale: Locale): void =>
  writeCookie(storedItems.language.name, languageTags[locale]);
