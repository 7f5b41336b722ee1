import { startTransition, useEffect, useState } from 'react';
import { useIsHydrating } from '#app/ui/hydration.ts';
import { keepChoice, recallChoice } from '#app/visit/choices.ts';
import { storedItems } from '#content/storage.ts';
import type { Zone } from './moment-text.ts';

const { name } = storedItems.timeZone;
const listeners = new Set<(zone: Zone) => void>();
let chosen: Zone | undefined;

const readZone = (): Zone => chosen ?? (recallChoice(name) === 'utc' ? 'utc' : 'own');

/**
 * The world's clock in the served page, then the one that the reader has chosen. Taking it up
 * writes every time anew, which may wait for whatever the reader does first.
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
  keepChoice(name, zone === 'own' ? undefined : zone);
  for (const listener of listeners) listener(zone);
}
