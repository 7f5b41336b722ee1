import { updateVisit } from './visit.ts';

/**
 * Set at build time to use another IP information service, which receives nothing but the request.
 */
const service: string = import.meta.env.VITE_IP_INFO_URL ?? '/ip-info';
const china = 'CN';

/** Looks up the country once after hydration; unknown counts as not China. */
export async function detectCountry(): Promise<void> {
  try {
    const response = await fetch(service);
    const whereFrom = countryOf(await response.json());
    updateVisit({ fromChina: whereFrom === china, whereFrom });
  } catch (error) {
    console.error('The country lookup failed.', error);
    updateVisit({ fromChina: false, whereFrom: '' });
  }
}

/** An answer without a country means unknown; any other answer is an error. */
function countryOf(reply: unknown): string {
  if (typeof reply !== 'object' || reply === null || !('country' in reply))
    throw new TypeError('The reply names no country.');
  return typeof reply.country === 'string' ? reply.country : '';
}
