export const locales = ['en', 'zh'] as const;
export type Locale = (typeof locales)[number];

export const otherLocale = (locale: Locale): Locale =>
  locales.find((other) => other !== locale) ?? locale;

/** The language of visitors without a stored preference. */
export const defaultLocale: Locale = 'zh';

/** One value per language. A missing one is a type error. */
export type Localized<T> = Record<Locale, T>;

/** Values of the `lang` attribute and of hreflang. */
export const htmlLanguages = { en: 'en', zh: 'zh-CN' } as const satisfies Localized<string>;

/** Values of the stored preference. */
export const languageTags = { en: 'en-US', zh: 'zh-CN' } as const satisfies Localized<string>;

/** Values of the `Content-Language` header of calls. */
export const languageHeaders = { en: 'EN', zh: 'CN' } as const satisfies Localized<string>;

export const localeOfHeader = (header: unknown): Locale =>
  locales.find((locale) => languageHeaders[locale] === header) ?? 'en';

export const localeOfTag = (tag: unknown): Locale | undefined =>
  locales.find((locale) => languageTags[locale] === tag);
