/** Navigation state after “Not me”: the security page opens the password dialog. */
export const secureNow = { secureNow: true };

export const asksToSecure = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'secureNow' in state;
