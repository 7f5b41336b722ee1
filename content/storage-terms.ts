import type { StoredItemId } from './storage.ts';

export type StorageTerms = {
  lifetime: 'six-months' | 'session' | 'until-cleared' | 'until-declined' | 'one-day';
  category: 'necessary' | 'personalization' | 'statistical' | 'advertising';
};

/** How long each item is stored, and its category, as in the cookie policy. */
export const storageTerms = {
  consent: { lifetime: 'until-cleared', category: 'necessary' },
  language: { lifetime: 'six-months', category: 'necessary' },
  resource: { lifetime: 'six-months', category: 'necessary' },
  userToken: { lifetime: 'one-day', category: 'necessary' },
  sealedUserToken: { lifetime: 'until-cleared', category: 'necessary' },
  userName: { lifetime: 'one-day', category: 'necessary' },
  userId: { lifetime: 'one-day', category: 'necessary' },
  currency: { lifetime: 'one-day', category: 'necessary' },
  balance: { lifetime: 'one-day', category: 'necessary' },
  creditBalance: { lifetime: 'one-day', category: 'necessary' },
  subUserToken: { lifetime: 'one-day', category: 'necessary' },
  enabledProducts: { lifetime: 'one-day', category: 'necessary' },
  subFlag: { lifetime: 'one-day', category: 'necessary' },
  knownDevice: { lifetime: 'six-months', category: 'necessary' },
  codeHandle: { lifetime: 'session', category: 'necessary' },
  captchaPass: { lifetime: 'session', category: 'necessary' },
  menuList: { lifetime: 'until-cleared', category: 'necessary' },
  signUpSent: { lifetime: 'session', category: 'necessary' },
  scrollPositions: { lifetime: 'session', category: 'necessary' },
  practice: { lifetime: 'one-day', category: 'necessary' },
  startProgress: { lifetime: 'until-declined', category: 'personalization' },
  sampleLanguage: { lifetime: 'until-declined', category: 'personalization' },
  theme: { lifetime: 'until-declined', category: 'personalization' },
  timeZone: { lifetime: 'until-declined', category: 'personalization' },
} as const satisfies Record<StoredItemId, StorageTerms>;
