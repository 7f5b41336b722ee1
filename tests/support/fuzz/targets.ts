import { accountTargets, type Known } from './account-targets.ts';
import { deskTargets } from './desk-targets.ts';
import type { FuzzTarget } from './fuzz-call.ts';
import {
  captchaTargets,
  contactTarget,
  practiceTargets,
  statusTargets,
  visitTargets,
} from './visitor-targets.ts';

/** Every call of the contract, by topic. */
export const fuzzTargets = (known: Known): Record<string, FuzzTarget[]> => ({
  contact: [contactTarget],
  visit: visitTargets,
  status: statusTargets,
  captcha: captchaTargets,
  practice: practiceTargets,
  accounts: accountTargets(known),
  desk: deskTargets,
});
