import { useSyncExternalStore } from 'react';
import { storedItems } from '#content/storage.ts';

export type Consent = 'allowed' | 'declined';

const key = storedItems.consent.name;
const listeners = new Set<() => void>();

/** Which button was pressed, if any. */
export function readConsent(): Consent | undefined {
  const stored = localStorage.getItem(key);
  return stored === 'allowed' || stored === 'declined' ? stored : undefined;
}

export function storeConsent(consent: Consent): void {
  localStorage.setItem(key, consent);
  tell();
}

export function clearConsent(): void {
  localStorage.removeItem(key);
  tell();
}

/**
 * `unknown` in the built HTML, which asks all the same: the starter marks the root where there is
 * an answer, and the banner is not shown there.
 */
export const useConsent = (): Consent | 'unasked' | 'unknown' =>
  useSyncExternalStore(
    subscribe,
    () => readConsent() ?? 'unasked',
    () => 'unknown',
  );

function subscribe(listener: () => void) {
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
  };
}

function tell(): void {
  document.documentElement.toggleAttribute('data-consent', readConsent() !== undefined);
  for (const listener of listeners) listener();
}
