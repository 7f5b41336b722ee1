import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isNumber } from './outcomes.ts';

/** An existing country code and a possible length for it. */
export const isPossibleNumber = (phone: string): boolean =>
  isNumber(phone) && parsePhoneNumberFromString(`+${phone}`)?.isPossible() === true;
