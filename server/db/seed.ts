import { sql } from 'drizzle-orm';
import isoCountries from 'i18n-iso-countries';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { countryNames } from '#content/country-names.ts';
import { statusServices as services } from '#content/status/services.ts';
import type { Database } from './database.ts';
import { countries } from './schema.ts';
import { statusServices } from './status-schema.ts';

/** Reference data of every database; writes only rows that differ. */
export async function seed(database: Database): Promise<void> {
  await seedCountries(database);
  await seedServices(database);
}

async function seedCountries(database: Database): Promise<void> {
  await database
    .insert(countries)
    .values(countryRows())
    .onConflictDoUpdate({
      target: countries.id,
      set: {
        iso2: sql`excluded.iso_2`,
        dialCode: sql`excluded.dial_code`,
        chineseName: sql`excluded.chinese_name`,
        englishName: sql`excluded.english_name`,
      },
      setWhere: sql`(${countries.iso2}, ${countries.dialCode}, ${countries.chineseName}, ${countries.englishName})
        is distinct from (excluded.iso_2, excluded.dial_code, excluded.chinese_name, excluded.english_name)`,
    });
}

/** A service's history starts on the day its row is inserted. */
async function seedServices(database: Database): Promise<void> {
  await database
    .insert(statusServices)
    .values([...services])
    .onConflictDoUpdate({
      target: statusServices.id,
      set: { slug: sql`excluded.slug`, name: sql`excluded.name` },
      setWhere: sql`(${statusServices.slug}, ${statusServices.name})
        is distinct from (excluded.slug, excluded.name)`,
    });
}

/** The ISO 3166-1 number is the id, so that ids agree between databases. */
export function countryRows(): Array<typeof countries.$inferInsert> {
  return Object.keys(isoCountries.getAlpha2Codes()).map((iso2) => ({
    id: Number(isoCountries.alpha2ToNumeric(iso2)),
    iso2,
    dialCode: isSupportedCountry(iso2) ? getCountryCallingCode(iso2) : (borrowedCodes[iso2] ?? ''),
    chineseName: countryNames.zh[iso2] ?? isoCountries.getName(iso2, 'zh') ?? iso2,
    englishName: isoCountries.getName(iso2, 'en') ?? iso2,
  }));
}

/** Territories without a country code of their own use a neighbour's. */
const borrowedCodes: Record<string, string> = {
  AQ: '672',
  BV: '47',
  GS: '500',
  HM: '672',
  PN: '64',
  TF: '262',
  UM: '1',
};
