import {
  getCountries,
  getCountryCallingCode,
  type NumberType,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

export type PhoneNumber = {
  /** As it is kept: a plus and digits. */
  e164: string;
  dialCode: string;
  /** Two letters; undefined where a number belongs to no country, as those of satellites. */
  country: string | undefined;
  /** Undefined where no country has given out such a number. */
  type: NumberType;
};

/** Reads a number with its country code, written `+65 …`, `0065 …` or `65 …`. */
export function parsePhone(text: string): PhoneNumber | undefined {
  const plain = text.normalize('NFKC').trim();
  if (!/^[+\d][\d\s().-]*$/.test(plain)) return undefined;
  const parsed = parsePhoneNumberFromString(plain.replace(/^(\+|00)?/, '+'));
  // Whether a number is in use is the carriers' business and changes; its length is not.
  if (!parsed?.isPossible()) return undefined;
  const { number, countryCallingCode, country } = parsed;
  return { e164: number, dialCode: countryCallingCode, country, type: parsed.getType() };
}

/** What a number without a country code would be in each country where it is long enough. */
export function localReadings(text: string): PhoneNumber[] {
  const plain = text.normalize('NFKC').trim();
  if (/^(\+|00)/.test(plain)) return [];
  return dialCodes.flatMap((dialCode) => parsePhone(`+${dialCode} ${plain}`) ?? []);
}

const dialCodes = [...new Set(getCountries().map((country) => getCountryCallingCode(country)))];
