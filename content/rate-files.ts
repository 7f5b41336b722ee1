import { type Localized, locales } from '#contract/locale.ts';
import { rateCards, rateCountries, rateLines, ratesAsOf, rateUnits } from './rates.ts';

/** Where the sample rates can be had as a file. The addresses stay. */
export const rateFiles = { csv: '/rates.csv', json: '/rates.json' } as const;

const currency = 'USD';
const kind = 'sample';

/** Whoever finds the file without the page must know what it is. */
const note: Localized<string> = {
  en: `Sample rates as of ${ratesAsOf}. They are no offer: what you pay is agreed with you.`,
  zh: `截至 ${ratesAsOf} 的参考单价，不构成报价，实际价格以双方约定为准。`,
};

export const ratesAsJson = (): string =>
  `${JSON.stringify(
    {
      kind,
      asOf: ratesAsOf,
      note,
      currency,
      rates: entries().map(({ card, unit, country, from, to }) => ({
        card,
        unit,
        country,
        name: rateCountries[country],
        from,
        to,
      })),
    },
    null,
    2,
  )}\n`;

export function ratesAsCsv(): string {
  const names = locales.map((locale) => `name_${locale}`);
  const head = ['card', 'currency', 'unit', 'country', ...names, 'from', 'to', 'kind', 'as_of'];
  const lines = entries().map(({ card, unit, country, from, to }) => [
    card,
    currency,
    unit,
    country,
    ...locales.map((locale) => rateCountries[country][locale]),
    from,
    to,
    kind,
    ratesAsOf,
  ]);
  // The mark in front tells spreadsheets that the Chinese names are UTF-8; lines end as RFC 4180 says.
  return `\ufeff${[head, ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}

const entries = () =>
  rateCards.flatMap((card) =>
    rateLines(card).map((line) => ({ card, unit: rateUnits[card], ...line })),
  );
