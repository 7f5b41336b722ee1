import type { LoginArrival } from '#content/interface/login.ts';

/** What a move to the login page carries along, so that the page can say why, and who it may be. */
export const arrivalState = (arrival: LoginArrival, account?: string) => ({ arrival, account });

export function accountOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('account' in state)) return undefined;
  return typeof state.account === 'string' ? state.account : undefined;
}

/** The sentence for it; undefined for whoever came by themselves. */
export function arrivalOf(state: unknown, known: Record<LoginArrival, string>): string | undefined {
  if (typeof state !== 'object' || state === null || !('arrival' in state)) return undefined;
  return Object.entries(known).find(([arrival]) => arrival === state.arrival)?.[1];
}
