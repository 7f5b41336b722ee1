import type { SecondFactor } from '#contract/user-data.ts';

/** Which factors a user may have lost. */
export type Losable = 'both' | 'app' | 'passkey';

/** The second factors that this account has and this browser supports. */
export function availableFactors(ways: readonly SecondFactor[], canUsePasskeys: boolean) {
  const passkey = ways.includes('passkey') && canUsePasskeys;
  const app = ways.includes('app');
  const losable: Losable = passkey && app ? 'both' : app ? 'app' : 'passkey';
  return { passkey, app, recovery: ways.includes('recovery'), losable };
}
