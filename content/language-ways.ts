import type { Locale, Localized } from '#contract/locale.ts';

/** Where the two sites do different things; everything else differs in words alone. */
export type LanguageWays = {
  /** The sign-up form speaks up about an empty company name while one types. */
  asksForCompanyName: boolean;
  /** It sends an address that no field asks for; it is always empty. */
  sendsCompanyAddress: boolean;
  /** What the activation page is told about the site one comes from. */
  isInternational: boolean;
  /** Which of a country's two names is read. */
  countryName: 'e_name' | 'c_name';
  /** Replies about the service status carry both languages; how the fields of this one end. */
  statusEnding: 'En' | 'Cn';
  /** A reply that says “unknown error request” is taken for a failure. */
  rejectsUnknownErrors: boolean;
  /** Whose documents are searched first. */
  documents: Locale;
};

export const languageWays: Localized<LanguageWays> = {
  en: {
    asksForCompanyName: true,
    sendsCompanyAddress: false,
    isInternational: true,
    countryName: 'e_name',
    statusEnding: 'En',
    rejectsUnknownErrors: true,
    documents: 'en',
  },
  zh: {
    asksForCompanyName: false,
    sendsCompanyAddress: true,
    isInternational: false,
    countryName: 'c_name',
    statusEnding: 'Cn',
    rejectsUnknownErrors: false,
    documents: 'zh',
  },
};
