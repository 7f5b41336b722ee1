import { storedItems } from '#content/storage.ts';
import { type Locale, languageTags, localeOfTag } from '#contract/locale.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** What a browser without a stored preference is taken to read. */
export const defaultLocale: Locale = 'zh';

export const storedLocale = (): Locale =>
  localeOfTag(readCookie(storedItems.language.name)) ?? defaultLocale;

export function storeLocale(locale: Locale): void {
  if (localeOfTag(readCookie(storedItems.language.name)) === locale) return;
  writeCookie(storedItems.language.name, languageTags[locale]);
  for (const listener of listeners) listener();
}

/** Hears of every change that is made on this page. */
export function followLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<() => void>();
