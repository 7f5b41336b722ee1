import type { Localized } from '#contract/locale.ts';

/** The sample rates in US dollars. Page, estimator and downloads use them. */
export const rates = {
  message: {
    ID: '0.2846',
    RU: '0.2298',
    PK: '0.3320',
    VN: '0.1021',
    SA: '0.1600',
    EG: '0.1926',
    NG: '0.1978',
    PH: '0.1481',
    IQ: '0.1759',
    IN: '0.0537',
  },
  voice: {
    ID: '0.0676',
    IN: '0.0305',
    PH: '0.1435',
    VN: '0.1080',
    CO: '0.0207',
    MX: '0.0082',
    TH: '0.0806',
    US: '0.0119',
    CL: { from: '0.0360', to: '1.0500' },
    PE: { from: '0.0150', to: '0.4000' },
  },
} as const satisfies Record<string, Record<string, Rate>>;

/** The date of the last comparison of the samples with actual prices. */
export const ratesAsOf = '2026-11-15';

/** One rate, or a range of two. Stored as text, because its digits are part of the promise. */
export type Rate = string | { from: string; to: string };

export type RateCard = keyof typeof rates;
export const rateCards = Object.keys(rates) as RateCard[];

/** The unit of each card. */
export const rateUnits = { message: 'message', voice: 'minute' } as const satisfies Record<
  RateCard,
  string
>;

export const rateCountries = {
  ID: { en: 'Indonesia', zh: '印度尼西亚' },
  RU: { en: 'Russia', zh: '俄罗斯' },
  PK: { en: 'Pakistan', zh: '巴基斯坦' },
  VN: { en: 'Vietnam', zh: '越南' },
  SA: { en: 'Saudi Arabia', zh: '沙特阿拉伯' },
  EG: { en: 'Egypt', zh: '埃及' },
  NG: { en: 'Nigeria', zh: '尼日利亚' },
  PH: { en: 'Philippines', zh: '菲律宾' },
  IQ: { en: 'Iraq', zh: '伊拉克' },
  IN: { en: 'India', zh: '印度' },
  CO: { en: 'Colombia', zh: '哥伦比亚' },
  MX: { en: 'Mexico', zh: '墨西哥' },
  TH: { en: 'Thailand', zh: '泰国' },
  US: { en: 'United States', zh: '美国' },
  CL: { en: 'Chile', zh: '智利' },
  PE: { en: 'Peru', zh: '秘鲁' },
} as const satisfies Record<string, Localized<string>>;

export type RateCountry = keyof typeof rateCountries;

export type RateLine = { country: RateCountry; from: string; to: string };

/** A card's rows in display order; a single rate is a range of no width. */
export const rateLines = (card: RateCard): RateLine[] =>
  Object.entries<Rate>(rates[card]).flatMap(([country, rate]) =>
    isRateCountry(country)
      ? [{ country, ...(typeof rate === 'string' ? { from: rate, to: rate } : rate) }]
      : [],
  );

const isRateCountry = (code: string): code is RateCountry => code in rateCountries;
