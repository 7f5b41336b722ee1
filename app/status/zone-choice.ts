import { useSyncExternalStore } from 'react';
import { keepChoice, recallChoice } from '#app/visit/choices.ts';
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
    () => chosen ?? (recallChoice(name) === 'utc' ? 'utc' : 'own'),
    () => 'utc',
  );

export function chooseZone(zone: Zone): void {
  chosen = zone;
  keepChoice(name, zone === 'own' ? undefined : zone);
  for (const listener of listeners) listener();
}
