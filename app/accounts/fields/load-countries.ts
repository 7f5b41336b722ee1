import { request } from '#app/request/client.ts';
import { getAllCountryList } from '#contract/accounts.ts';
import { isAccepted } from '#contract/envelope.ts';
import type { Country } from '#contract/user-data.ts';

let countries: Promise<Country[]> | undefined;

/** All countries; loaded once, and again after a failure. */
export function loadCountries(): Promise<Country[]> {
  countries ??= askForCountries().catch((problem: unknown) => {
    countries = undefined;
    throw problem;
  });
  return countries;
}

async function askForCountries(): Promise<Country[]> {
  const reply = await request(getAllCountryList, {});
  if (!isAccepted(reply)) throw new Error(reply.msg);
  return reply.row;
}
