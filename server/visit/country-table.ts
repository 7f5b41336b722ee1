import { createRequire } from 'node:module';
import { BlockList, isIPv6 } from 'node:net';
import { type CountryResponse, open } from 'maxmind';
import { z } from 'zod';

export type CountryTable = { countryOf(address: string): string | null };

export async function openCountryTable(): Promise<CountryTable> {
  const reader = await open<CountryResponse>(tablePath);
  return {
    countryOf: (address) => {
      if (withoutCountry.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return null;
      const found = row.safeParse(reader.get(address));
      return found.success ? found.data.country_code : null;
    },
  };
}

const tablePath = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
);

const row = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) });

/** Private and documentation networks, to some of which the table assigns a country. */
const withoutCountry = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
] as const)
  withoutCountry.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  withoutCountry.addSubnet(network, bits, 'ipv6');
