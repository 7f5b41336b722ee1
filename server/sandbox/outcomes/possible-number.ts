import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isNumber } from './outcomes.ts';

/** A number with a country code that exists, and as long as numbers are there. */
export const isPossibleNumber = (phone: string): boolean =>
  isNumber(phone) && parsePhoneNumberFromString(`+${phone}`)?.isPossible() === true;
