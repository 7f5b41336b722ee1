import { isIP } from 'node:net';
import type { CountryTable } from './country-table.ts';

export type Whereabouts = {
  address: string;
  /** What a trusted proxy says; undefined when nobody trusted said anything. */
  told: string | undefined;
};

/** A trusted proxy knows best, the table comes next, and nobody is placed by guessing. */
export async function findCountry(
  { address, told }: Whereabouts,
  table: () => Promise<CountryTable>,
): Promise<string | null> {
  if (told && /^[A-Z]{2}$/.test(told) && !placeholders.has(told)) return told;
  if (isIP(address) === 0) return null;
  return (await table()).countryOf(address);
}

/** What content delivery networks say for "unknown" and for Tor. */
const placeholders = new Set(['XX', 'ZZ']);
