import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** ISO 3166-1 alpha-2; the first country where several share a number range. */
export function countryOf(phone: string): string {
  const number = parsePhoneNumberFromString(`+${phone}`);
  return number?.country ?? number?.getPossibleCountries()[0] ?? 'US';
}
