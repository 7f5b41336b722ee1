import { type Localized, locales } from '#contract/locale.ts';
import { rateCards, rateCountries, rateLines, ratesAsOf, rateUnits } from './rates.ts';

/** Paths of the sample rates as files. They must not change. */
export const rateFiles = { csv: '/rates.csv', json: '/rates.json' } as const;

const currency = 'USD';
const kind = 'sample';

/** Explains the file to readers who find it without the page. */
const note: Localized<string> = {
  en: `Sample rates as of ${ratesAsOf}. They are no offer: what you pay is agreed with you.`,
  zh: `截至 ${ratesAsOf} 的参考价格，不构成报价，实际价格以双方约定为准。`,
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
  // The byte order mark tells spreadsheets that the Chinese names are UTF-8; line ends follow RFC
  // 4180.
  return `\ufeff${[head, ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}

const entries = () =>
  rateCards.flatMap((card) =>
    rateLines(card).map((line) => ({ card, unit: rateUnits[card], ...line })),
  );
