import { type Rate, rates } from '#content/rates.ts';
import { countryOf } from './country-of.ts';

/** Default rate for countries missing from the price list. */
const usualRate = '0.0500';

/** Price of a call: every started minute, at the rate of the number's country. */
export function minutesOf(phone: string, durationSeconds: number) {
  const billedMinutes = Math.ceil(durationSeconds / 60);
  const price = (billedMinutes * Number(rateOf(phone))).toFixed(4);
  return { billedMinutes, price, currency: 'USD' };
}

/** The lower end of a price range. */
function rateOf(phone: string): string {
  const listed = new Map<string, Rate>(Object.entries(rates.voice)).get(countryOf(phone));
  return typeof listed === 'object' ? listed.from : (listed ?? usualRate);
}
