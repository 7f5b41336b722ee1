import { isIP } from 'node:net';
import type { CountryTable } from './country-table.ts';

export type ClientOrigin = {
  address: string;
  /** The country header of a trusted proxy; undefined without one. */
  proxyCountry: string | undefined;
};

/** The country of a trusted proxy, else of the table, else null. */
export async function findCountry(
  { address, proxyCountry }: ClientOrigin,
  table: () => Promise<CountryTable>,
): Promise<string | null> {
  if (proxyCountry && /^[A-Z]{2}$/.test(proxyCountry) && !placeholders.has(proxyCountry))
    return proxyCountry;
  if (isIP(address) === 0) return null;
  return (await table()).countryOf(address);
}

/** Codes of content delivery networks for an unknown country. */
const placeholders = new Set(['XX', 'ZZ']);
