import type { LoginArrival } from '#content/interface/login.ts';

/** What a move to the login page carries along, so that the page can say why. */
export const arrivalState = (arrival: LoginArrival) => ({ arrival });

/** The sentence for it; undefined for whoever came by themselves. */
export function arrivalOf(state: unknown, known: Record<LoginArrival, string>): string | undefined {
  if (typeof state !== 'object' || state === null || !('arrival' in state)) return undefined;
  return Object.entries(known).find(([arrival]) => arrival === state.arrival)?.[1];
}
