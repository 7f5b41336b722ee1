import type { SecondStep } from '#contract/user-data.ts';

/** What can be lost: the passkey, the app, or both where both would do. */
export type Losable = 'both' | 'app' | 'passkey';

/** The ways that this browser can go, and what to call them together. */
export function availableFactors(ways: readonly SecondStep[], canUsePasskeys: boolean) {
  const passkey = ways.includes('passkey') && canUsePasskeys;
  const app = ways.includes('app');
  const losable: Losable = passkey && app ? 'both' : app ? 'app' : 'passkey';
  return { passkey, app, recovery: ways.includes('recovery'), losable };
}
