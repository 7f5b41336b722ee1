import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Two letters; of numbers that several countries share, the first of these. */
export function countryOf(phone: string): string {
  const number = parsePhoneNumberFromString(`+${phone}`);
  return number?.country ?? number?.getPossibleCountries()[0] ?? 'US';
}
