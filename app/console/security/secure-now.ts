/** What a move to the security page carries along after “Not me”: a new password is asked for. */
export const secureNow = { secureNow: true };

export const asksToSecure = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'secureNow' in state;
