import type { LoginReason } from '#content/interface/login.ts';

/** Navigation state for the login page: the reason for the redirect and the account to fill in. */
export const loginReasonState = (arrival: LoginReason, account?: string) => ({ arrival, account });

export function accountOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('account' in state)) return undefined;
  return typeof state.account === 'string' ? state.account : undefined;
}

/** The sentence for the reason; undefined without a redirect. */
export function loginReasonOf(
  state: unknown,
  known: Record<LoginReason, string>,
): string | undefined {
  if (typeof state !== 'object' || state === null || !('arrival' in state)) return undefined;
  return Object.entries(known).find(([arrival]) => arrival === state.arrival)?.[1];
}
