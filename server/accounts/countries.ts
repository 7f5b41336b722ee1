import { eq, inArray } from 'drizzle-orm';
import { localeSettings } from '#content/locale-settings.ts';
import { htmlLanguages, type Locale } from '#contract/locale.ts';
import type { Country } from '#contract/user-data.ts';
import type { Database, Transaction } from '../db/database.ts';
import { countries } from '../db/schema.ts';

/** All countries, sorted by their name in a language. */
export async function listCountries(database: Database, locale: Locale): Promise<Country[]> {
  const name = localeSettings[locale].countryName;
  const order = new Intl.Collator(htmlLanguages[locale]);
  const rows: Country[] = await database.select(columns).from(countries);
  return rows.sort((one, other) => order.compare(one[name], other[name]));
}

export async function findCountry(
  database: Database | Transaction,
  id: number | null,
): Promise<Country | null> {
  if (id === null) return null;
  const [found] = await database.select(columns).from(countries).where(eq(countries.id, id));
  return found ?? null;
}

export async function findCountries(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, Country>> {
  const found: Country[] = await database
    .select(columns)
    .from(countries)
    .where(inArray(countries.id, [...ids]));
  return new Map(found.map((country) => [country.id, country]));
}

const columns = {
  id: countries.id,
  code: countries.dialCode,
  iso_2: countries.iso2,
  c_name: countries.chineseName,
  e_name: countries.englishName,
};
