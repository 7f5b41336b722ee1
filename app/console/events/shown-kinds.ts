import type { AccountEventKind } from '#contract/account-events.ts';

/** What the page can be asked to show, as its address says it. */
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
  const asked = new URLSearchParams(search).get(name);
  return shows.find((show) => show === asked) ?? 'everything';
}

export const searchFor = (show: Show): string => (show === 'everything' ? '' : `?${name}=${show}`);
