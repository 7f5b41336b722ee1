import { request } from '#app/request/client.ts';
import { type Country, getAllCountryList } from '#contract/accounts.ts';
import { isAccepted } from '#contract/envelope.ts';

let loaded: Country[] | undefined;

/** All countries; asked for once, when the list is first shown. */
export async function loadCountries(): Promise<Country[]> {
  if (loaded) return loaded;
  const reply = await request(getAllCountryList, {});
  if (!isAccepted(reply)) throw new Error(reply.msg);
  loaded = reply.row;
  return loaded;
}
