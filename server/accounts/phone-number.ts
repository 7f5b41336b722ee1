import {
  getCountries,
  getCountryCallingCode,
  type NumberType,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

export type PhoneNumber = {
  /** E.164: a plus sign and digits. */
  e164: string;
  dialCode: string;
  /** ISO 3166-1 alpha-2; undefined for numbers of no country, such as satellite phones. */
  country: string | undefined;
  /** Undefined for unassigned numbers. */
  type: NumberType;
};

/** Parses a number with country code, written `+65 …`, `0065 …` or `65 …`. */
export function parsePhone(text: string): PhoneNumber | undefined {
  const plain = text.normalize('NFKC').trim();
  if (!/^[+\d][\d\s().-]*$/.test(plain)) return undefined;
  const parsed = parsePhoneNumberFromString(plain.replace(/^(\+|00)?/, '+'));
  // Checks the length only: which numbers are assigned changes over time.
  if (!parsed?.isPossible()) return undefined;
  const { number, countryCallingCode, country } = parsed;
  return { e164: number, dialCode: countryCallingCode, country, type: parsed.getType() };
}

/** A number without country code as a number of each country where its length fits. */
export function localReadings(text: string): PhoneNumber[] {
  const plain = text.normalize('NFKC').trim();
  if (/^(\+|00)/.test(plain)) return [];
  return dialCodes.flatMap((dialCode) => parsePhone(`+${dialCode} ${plain}`) ?? []);
}

const dialCodes = [...new Set(getCountries().map((country) => getCountryCallingCode(country)))];
