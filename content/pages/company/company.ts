import { brand } from '#content/brand.ts';
import { type Figure, figures } from '#content/figures.ts';
import { officeIds, officeOf } from '#content/office-map.ts';
import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { words as english } from './en.ts';
import { type EntryWords, history, profileFigures, valueIds } from './structure.ts';
import { words as chinese } from './zh.ts';

/** The company page of one language: words with their offices, years and figures. */
export type CompanyData = ReturnType<typeof companyOf>;
export type OfficeData = CompanyData['offices'][number];

const wordsOf = { en: english, zh: chinese };

export function companyOf(locale: Locale) {
  const words = wordsOf[locale];
  const { tag, heading, lead } = words.history;
  return {
    /** Without the entries of the history: those that are not ours must not be in the page. */
    words: { ...words, history: { tag, heading, lead } },
    name: brand.names.short[locale],
    homePath: pagePath('home', locale),
    mail: brand.mail.info,
    figures: profileFigures.map((id) => ({ id, ...(figures[id][locale] satisfies Figure) })),
    values: valueIds.map((id) => ({ id, ...words.values.cards[id] })),
    offices: officeIds.map((id) => {
      const { country, address, contactNumber, map } = officeOf(id);
      return {
        countryClass: id,
        country: country[locale],
        address: address?.[locale],
        contactNumber,
        isHeadquarters: country.en === brand.headquarters.en,
        map,
      };
    }),
    history: history.map(({ year, entries }) => ({
      year,
      content: entries.map(({ id, month }) => {
        const entry: EntryWords = words.history.entries[id];
        return { month, title: words.history.months[month], ...entry };
      }),
    })),
  };
}
