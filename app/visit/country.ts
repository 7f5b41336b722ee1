import { updateVisit } from './visit.ts';

/** Another IP-information service may be set at build time; it is told nothing of the visitor. */
const service: string = import.meta.env.VITE_IP_INFO_URL ?? '/ip-info';
const china = 'CN';

/** Asked once when the app starts. Who can't be placed is treated as not from China. */
export async function placeVisitor(): Promise<void> {
  try {
    const response = await fetch(service);
    const whereFrom = countryOf(await response.json());
    updateVisit({ fromChina: whereFrom === china, whereFrom });
  } catch (error) {
    console.error('The country lookup failed.', error);
    updateVisit({ fromChina: false, whereFrom: '' });
  }
}

/** A service that answers without a country does not know it; any other answer is a failure. */
function countryOf(reply: unknown): string {
  if (typeof reply !== 'object' || reply === null || !('country' in reply))
    throw new TypeError('The reply names no country.');
  return typeof reply.country === 'string' ? reply.country : '';
}
