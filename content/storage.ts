import { daySeconds } from '#contract/time-units.ts';

/**
 * Everything this site stores in the browser. The code takes its names from here, the cookie policy
 * lists it, and a test compares it with what the browser really stores. `storage-policy.ts` says for
 * how long and for what; every page loads this file, but not that one.
 */
export type StoredItem = {
  name: string;
  /** A choice is in local storage, after Decline in session storage. */
  kind: 'cookie' | 'local' | 'session' | 'choice';
};

export const storedItems = {
  consent: { name: 'cookie-consent', kind: 'local' },
  language: { name: 'language', kind: 'cookie' },
  resource: { name: 'resource', kind: 'cookie' },
  userToken: { name: 'usertoken', kind: 'cookie' },
  sealedUserToken: { name: 'usertoken-sealed', kind: 'local' },
  userName: { name: 'name', kind: 'cookie' },
  userId: { name: 'uin', kind: 'cookie' },
  currency: { name: 'currency', kind: 'cookie' },
  balance: { name: 'balance', kind: 'cookie' },
  creditBalance: { name: 'credit_balance', kind: 'cookie' },
  subUserToken: { name: 'subUserToken', kind: 'cookie' },
  enabledProducts: { name: 'enable_product', kind: 'cookie' },
  subFlag: { name: 'sub_flag', kind: 'cookie' },
  knownDevice: { name: 'known-device', kind: 'cookie' },
  codeHandle: { name: 'code-handle', kind: 'cookie' },
  captchaPass: { name: 'captcha-pass', kind: 'cookie' },
  menuList: { name: 'menulist', kind: 'local' },
  signUpSent: { name: 'sign-up-sent', kind: 'session' },
  scrollPositions: { name: 'react-router-scroll-positions', kind: 'session' },
  practice: { name: 'practice', kind: 'local' },
  startProgress: { name: 'get-started', kind: 'choice' },
  sampleLanguage: { name: 'sample-language', kind: 'choice' },
  theme: { name: 'theme', kind: 'choice' },
  timeZone: { name: 'time-zone', kind: 'choice' },
} as const satisfies Record<string, StoredItem>;

export type StoredItemId = keyof typeof storedItems;

export const sixMonthsSeconds = 183 * daySeconds;
