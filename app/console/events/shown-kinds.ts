import type { AccountEventKind } from '#contract/account-events.ts';

/** Values of the event filter in the URL. */
export const shows = ['everything', 'logins', 'changes', 'refused'] as const;
export type Show = (typeof shows)[number];

export const kindOf: Record<Show, AccountEventKind | undefined> = {
  everything: undefined,
  logins: 'login',
  changes: 'change',
  refused: 'refused',
};

const name = 'show';

export function showOf(search: string): Show {
  const value = new URLSearchParams(search).get(name);
  return shows.find((show) => show === value) ?? 'everything';
}

export const searchFor = (show: Show): string => (show === 'everything' ? '' : `?${name}=${show}`);
