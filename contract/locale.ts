export const locales = ['en', 'zh'] as const;
export type Locale = (typeof locales)[number];

/** What a visitor without a stored preference is taken to read. */
export const defaultLocale: Locale = 'zh';

/** One value for each language. A missing one is a type error. */
export type Localized<T> = Record<Locale, T>;

/** What the `lang` attribute and hreflang say. */
export const htmlLanguages = { en: 'en', zh: 'zh-CN' } as const satisfies Localized<string>;

/** What the stored preference says. */
export const languageTags = { en: 'en-US', zh: 'zh-CN' } as const satisfies Localized<string>;

/** What the `Content-Language` header of a call says. */
export const languageHeaders = { en: 'EN', zh: 'CN' } as const satisfies Localized<string>;

export const localeOfHeader = (header: unknown): Locale =>
  locales.find((locale) => languageHeaders[locale] === header) ?? 'en';

export const localeOfTag = (tag: unknown): Locale | undefined =>
  locales.find((locale) => languageTags[locale] === tag);
