import type { Locale, Localized } from '#contract/locale.ts';

/** Behaviour that differs between the two sites; everything else differs only in words. */
export type LocaleSettings = {
  /** The sign-up form reports an empty company name while typing. */
  asksForCompanyName: boolean;
  /** The sign-up form sends a company address, always empty, without a field for it. */
  sendsCompanyAddress: boolean;
  /** Tells the activation page which site the visitor comes from. */
  isInternational: boolean;
  /** Which of a country's two names is shown. */
  countryName: 'e_name' | 'c_name';
  /** Replies about the service status have both languages; the field suffix of this one. */
  statusEnding: 'En' | 'Cn';
  /** A reply with “unknown error request” counts as a failure. */
  rejectsUnknownErrors: boolean;
  /** The language whose documents are searched first. */
  documents: Locale;
  /** Between facts in one line. The Chinese dot, one em wide, brings its own spaces. */
  dot: string;
};

export const localeSettings: Localized<LocaleSettings> = {
  en: {
    asksForCompanyName: true,
    sendsCompanyAddress: false,
    isInternational: true,
    countryName: 'e_name',
    statusEnding: 'En',
    rejectsUnknownErrors: true,
    documents: 'en',
    dot: ' · ',
  },
  zh: {
    asksForCompanyName: false,
    sendsCompanyAddress: true,
    isInternational: false,
    countryName: 'c_name',
    statusEnding: 'Cn',
    rejectsUnknownErrors: false,
    documents: 'zh',
    dot: '·',
  },
};
