import { daySeconds } from '#contract/time-units.ts';

/**
 * Everything this site stores in the browser. The code takes its names from here, the cookie policy
 * lists it with its purposes, and a test compares it with what the browser really stores.
 */
export type StoredItem = {
  name: string;
  /** A choice is in local storage, after Decline in session storage. */
  kind: 'cookie' | 'local' | 'session' | 'choice';
  lifetime: 'six-months' | 'session' | 'until-cleared' | 'until-declined' | 'one-day';
  category: 'necessary' | 'personalization' | 'statistical' | 'advertising';
};

export const storedItems = {
  consent: {
    name: 'cookie-consent',
    kind: 'local',
    lifetime: 'until-cleared',
    category: 'necessary',
  },
  language: { name: 'language', kind: 'cookie', lifetime: 'six-months', category: 'necessary' },
  resource: { name: 'resource', kind: 'cookie', lifetime: 'six-months', category: 'necessary' },
  userToken: { name: 'usertoken', kind: 'cookie', lifetime: 'one-day', category: 'necessary' },
  sealedUserToken: {
    name: 'usertoken-sealed',
    kind: 'local',
    lifetime: 'until-cleared',
    category: 'necessary',
  },
  userName: { name: 'name', kind: 'cookie', lifetime: 'one-day', category: 'necessary' },
  userId: { name: 'uin', kind: 'cookie', lifetime: 'one-day', category: 'necessary' },
  currency: { name: 'currency', kind: 'cookie', lifetime: 'one-day', category: 'necessary' },
  balance: { name: 'balance', kind: 'cookie', lifetime: 'one-day', category: 'necessary' },
  creditBalance: {
    name: 'credit_balance',
    kind: 'cookie',
    lifetime: 'one-day',
    category: 'necessary',
  },
  subUserToken: {
    name: 'subUserToken',
    kind: 'cookie',
    lifetime: 'one-day',
    category: 'necessary',
  },
  enabledProducts: {
    name: 'enable_product',
    kind: 'cookie',
    lifetime: 'one-day',
    category: 'necessary',
  },
  subFlag: { name: 'sub_flag', kind: 'cookie', lifetime: 'one-day', category: 'necessary' },
  knownDevice: {
    name: 'known-device',
    kind: 'cookie',
    lifetime: 'six-months',
    category: 'necessary',
  },
  codeHandle: { name: 'code-handle', kind: 'cookie', lifetime: 'session', category: 'necessary' },
  captchaPass: {
    name: 'captcha-pass',
    kind: 'cookie',
    lifetime: 'session',
    category: 'necessary',
  },
  menuList: { name: 'menulist', kind: 'local', lifetime: 'until-cleared', category: 'necessary' },
  signUpSent: {
    name: 'sign-up-sent',
    kind: 'session',
    lifetime: 'session',
    category: 'necessary',
  },
  scrollPositions: {
    name: 'react-router-scroll-positions',
    kind: 'session',
    lifetime: 'session',
    category: 'necessary',
  },
  practice: { name: 'practice', kind: 'local', lifetime: 'one-day', category: 'necessary' },
  startProgress: {
    name: 'get-started',
    kind: 'choice',
    lifetime: 'until-declined',
    category: 'personalization',
  },
  sampleLanguage: {
    name: 'sample-language',
    kind: 'choice',
    lifetime: 'until-declined',
    category: 'personalization',
  },
  theme: {
    name: 'theme',
    kind: 'choice',
    lifetime: 'until-declined',
    category: 'personalization',
  },
  timeZone: {
    name: 'time-zone',
    kind: 'choice',
    lifetime: 'until-declined',
    category: 'personalization',
  },
} as const satisfies Record<string, StoredItem>;

export type StoredItemId = keyof typeof storedItems;

export const sixMonthsSeconds = 183 * daySeconds;
