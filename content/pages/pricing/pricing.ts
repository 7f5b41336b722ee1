import { fill } from '#content/fill.ts';
import { rateFiles } from '#content/rate-files.ts';
import {
  type RateCard,
  type RateLine,
  rateCards,
  rateCountries,
  rateLines,
} from '#content/rates.ts';
import { pagePath } from '#content/site-map.ts';
import { htmlLanguages, type Locale, locales } from '#contract/locale.ts';
import { words as english } from './en.ts';
import { initialCountry, picturedRate } from './structure.ts';
import { words as chinese } from './zh.ts';

/** The pricing page of one language: words with their rates. */
export type PricingData = ReturnType<typeof pricingOf>;
export type CardData = PricingData['cards'][number];

/** A row of a board. `search` is the text that the filter searches: both names and the code. */
export type BoardLine = RateLine & { name: string; search: string };

const wordsOf = { en: english, zh: chinese };

export function pricingOf(locale: Locale) {
  const words = wordsOf[locale];
  const boardOf = (card: RateCard): BoardLine[] =>
    rateLines(card).map((line) => ({
      ...line,
      name: rateCountries[line.country][locale],
      search: [line.country, ...locales.map((other) => rateCountries[line.country][other])]
        .join(' ')
        .toLowerCase(),
    }));
  const shown = boardOf(picturedRate.card).find(({ country }) => country === picturedRate.country);
  return {
    words,
    /** Names are sorted by the rules of this language. */
    language: htmlLanguages[locale],
    signUpPath: pagePath('sign-up', locale),
    files: rateFiles,
    picture: {
      rate: shown?.from ?? '',
      country: shown?.name ?? '',
      unit: words.cards[picturedRate.card].unit,
      alternative: fill(words.hero.art.alternative, {
        rate: shown?.from ?? '',
        country: shown?.name ?? '',
      }),
    },
    cards: rateCards.map((id) => ({
      id,
      ...words.cards[id],
      lines: boardOf(id),
      initialCountry: initialCountry[id],
    })),
  };
}
