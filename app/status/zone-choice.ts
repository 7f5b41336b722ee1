import { startTransition, useEffect, useState } from 'react';
import { useIsHydrating } from '#app/ui/hydration.ts';
import { readChoice, storeChoice } from '#app/visit/choices.ts';
import { storedItems } from '#content/storage.ts';
import type { Zone } from './moment-text.ts';

const { name } = storedItems.timeZone;
const listeners = new Set<(zone: Zone) => void>();
let chosen: Zone | undefined;

const readZone = (): Zone => chosen ?? (readChoice(name) === 'utc' ? 'utc' : 'own');

/**
 * UTC in the served page, then the reader's choice. The switch re-renders every time on the page,
 * so it is a transition that user input may interrupt.
 */
export function useZone(): Zone {
  const isServed = useIsHydrating() || import.meta.env.SSR;
  const [zone, setZone] = useState<Zone>(isServed ? 'utc' : readZone);
  useEffect(() => {
    startTransition(() => setZone(readZone()));
    listeners.add(setZone);
    return () => void listeners.delete(setZone);
  }, []);
  return zone;
}

export function chooseZone(zone: Zone): void {
  chosen = zone;
  storeChoice(name, zone === 'own' ? undefined : zone);
  for (const listener of listeners) listener(zone);
}
