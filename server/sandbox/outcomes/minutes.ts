import { type Rate, rates } from '#content/rates.ts';
import { countryOf } from './country-of.ts';

/** Where the price list names no country. */
const usualRate = '0.0500';

/** What a call costs: every started minute counts, at the rate of the number's country. */
export function minutesOf(phone: string, durationSeconds: number) {
  const billedMinutes = Math.ceil(durationSeconds / 60);
  const price = (billedMinutes * Number(rateOf(phone))).toFixed(4);
  return { billedMinutes, price, currency: 'USD' };
}

/** Of two between which it lies, the lower. */
function rateOf(phone: string): string {
  const listed = new Map<string, Rate>(Object.entries(rates.voice)).get(countryOf(phone));
  return typeof listed === 'object' ? listed.from : (listed ?? usualRate);
}
