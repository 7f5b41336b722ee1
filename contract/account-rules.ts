import { emailMaxLength } from './email-address.ts';

/** Rules that the forms need before a schema is loaded; `account-fields.ts` builds on them. */

/** In UTF-16 units, as the `maxlength` of a field counts them. */
export const accountMaxLengths = {
  email: emailMaxLength,
  firstName: 20,
  lastName: 20,
  companyName: 1024,
  password: 20,
  username: 32,
  employeeName: 50,
  passkeyName: 50,
};

/** 8 to 20 characters, letters and digits only, at least one of each. */
export const passwordPattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,20}$/;

/** Digits of a one-time code that we send by mail or text message. */
export const codeDigits = 6;
/** Digits that authenticator apps show. Apps that were set up with it would not follow a change. */
export const appCodeDigits = 6;
/** The parts of the password rule, each shown as met or not. */
export const passwordRuleIds = ['length', 'letter', 'digit'] as const;
export type PasswordRuleId = (typeof passwordRuleIds)[number];

/** Starts with a letter, so that no username reads like a telephone number. */
export const usernamePattern = /^[A-Za-z][A-Za-z\d._-]{2,31}$/;

/** An identifier with an at sign is a mail address, any other a phone number. */
export const isMailIdentifier = (identifier: string): boolean => identifier.includes('@');

/** Purposes of a code that is sent to a phone. */
export const verificationTypes = { reset: 4, activation: 5 } as const;
