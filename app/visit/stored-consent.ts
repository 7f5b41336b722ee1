import { storedItems } from '#content/storage.ts';

export type Consent = 'allowed' | 'declined';

/** The stored answer to the cookie banner. */
export function readConsent(): Consent | undefined {
  const stored = localStorage.getItem(storedItems.consent.name);
  return stored === 'allowed' || stored === 'declined' ? stored : undefined;
}
