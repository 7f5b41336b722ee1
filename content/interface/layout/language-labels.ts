import type { Localized } from '#contract/locale.ts';

/**
 * Each language is named in itself, on every page; separate from words that only the build reads.
 */
export const languageLabels = { en: 'EN', zh: '中文' } as const satisfies Localized<string>;
export const languageNames = { en: 'English', zh: '中文' } as const satisfies Localized<string>;
