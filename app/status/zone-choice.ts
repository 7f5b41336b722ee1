import { useSyncExternalStore } from 'react';
import { readConsent } from '#app/visit/consent.ts';
import { storedItems } from '#content/storage.ts';
import type { Zone } from './moment-text.ts';

const { name } = storedItems.timeZone;
const listeners = new Set<() => void>();
let chosen: Zone | undefined;

/** The world's clock in the served page, then the one that the reader has chosen. */
export const useZone = (): Zone =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen ?? stored() ?? 'own',
    () => 'utc',
  );

/** Whoever declined cookies keeps the choice for as long as the page is there. */
export function chooseZone(zone: Zone): void {
  chosen = zone;
  try {
    if (zone === 'own') localStorage.removeItem(name);
    else if (readConsent() !== 'declined') localStorage.setItem(name, zone);
  } catch {
    // As if declined.
  }
  for (const listener of listeners) listener();
}

function stored(): Zone | undefined {
  try {
    return localStorage.getItem(name) === 'utc' ? 'utc' : undefined;
  } catch {
    return undefined;
  }
}
