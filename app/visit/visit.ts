import { useSyncExternalStore } from 'react';

export type TrafficSource = 'Google' | 'Baidu';

/** What is known of this visit: in memory only, until the tab closes. */
export type Visit = {
  fromChina: boolean;
  whereFrom: string;
  resource: string | undefined;
  trafficSource: TrafficSource | undefined;
};

let visit: Visit = {
  fromChina: false,
  whereFrom: '',
  resource: undefined,
  trafficSource: undefined,
};
const unknownVisit = visit;
const listeners = new Set<() => void>();

export const currentVisit = (): Visit => visit;

export function updateVisit(change: Partial<Visit>): void {
  visit = { ...visit, ...change };
  for (const listener of listeners) listener();
}

export const useVisit = (): Visit =>
  useSyncExternalStore(subscribe, currentVisit, () => unknownVisit);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
