import type { LegalWords } from '../text.ts';

export type PrivacyWords = LegalWords<typeof privacySections>;

export const privacySections = {
  'about-this-policy': ['who-we-are', 'whom-it-covers', 'two-roles'],
  'data-we-collect': [
    'sign-up-data',
    'account-data',
    'login-data',
    'contact-data',
    'technical-data',
    'sign-up-event',
    'communication-data',
  ],
  'how-we-use-data': ['purposes', 'grounds', 'what-we-do-not-do'],
  'cookies-and-storage': ['what-is-stored', 'declining'],
  'sharing-data': ['processors', 'authorities', 'change-of-owner', 'other-websites'],
  'where-data-is-stored': ['storage-location', 'transfers'],
  retention: ['standard-retention', 'shorter-periods', 'longer-periods'],
  security: ['measures', 'your-part', 'incidents'],
  'your-rights': ['rights', 'making-a-request', 'answering-requests'],
  minors: ['under-age'],
  'changes-and-disputes': ['changes', 'disputes'],
  contact: ['privacy-contact', 'replies'],
} as const;
