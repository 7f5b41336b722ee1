import type { Localized } from '#contract/locale.ts';

/** Common names of countries besides those that browsers know, by ISO code. */
export const furtherCountryNames: Record<string, readonly string[]> = {
  AE: ['UAE'],
  CI: ['Ivory Coast'],
  GB: ['Great Britain', 'England'],
  MM: ['Burma'],
  NL: ['Holland'],
  US: ['USA'],
};

/** Names that differ from those of browsers and libraries, as readers expect them. */
export const countryNames: Localized<Record<string, string>> = {
  en: {},
  zh: {
    EH: '西撒哈拉',
    HK: '中国香港',
    MO: '中国澳门',
    TW: '中国台湾',
  },
};
