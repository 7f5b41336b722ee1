import { useSyncExternalStore } from 'react';
import { storedItems } from '#content/storage.ts';
import { moveChoices } from './choices.ts';
import { type Consent, readConsent } from './stored-consent.ts';

const key = storedItems.consent.name;
const listeners = new Set<() => void>();

export function storeConsent(consent: Consent): void {
  localStorage.setItem(key, consent);
  moveChoices();
  tell();
}

export function clearConsent(): void {
  localStorage.removeItem(key);
  tell();
}

/**
 * The prerendered page contains the banner for everybody; the bootstrap script marks the root
 * element when an answer is stored, which hides it.
 */
export const useConsent = (): Consent | 'unasked' =>
  useSyncExternalStore(
    subscribe,
    () => readConsent() ?? 'unasked',
    () => 'unasked',
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
