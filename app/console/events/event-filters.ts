import type { AccountEventKind } from '#contract/account-events.ts';

/** Values of the event filter in the URL. */
export const eventFilters = ['everything', 'logins', 'changes', 'refused'] as const;
export type EventFilter = (typeof eventFilters)[number];

export const kindOf: Record<EventFilter, AccountEventKind | undefined> = {
  everything: undefined,
  logins: 'login',
  changes: 'change',
  refused: 'refused',
};

const name = 'show';

export function eventFilterOf(search: string): EventFilter {
  const value = new URLSearchParams(search).get(name);
  return eventFilters.find((show) => show === value) ?? 'everything';
}

export const searchFor = (show: EventFilter): string =>
  show === 'everything' ? '' : `?${name}=${show}`;
