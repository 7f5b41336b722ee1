import { emailMaxLength } from './email-address.ts';

/** What the forms know of their fields before a schema is loaded; `account-fields.ts` builds on it. */

/** Typed characters, as the `maxlength` of a field counts them. */
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

/** How many digits a one-time code has, wherever it goes. */
export const codeDigits = 6;
/** The pattern told apart, so that each part can be ticked off. */
export const passwordRuleIds = ['length', 'letter', 'digit'] as const;
export type PasswordRuleId = (typeof passwordRuleIds)[number];

/** Begins with a letter, so that no username reads like a telephone number. */
export const usernamePattern = /^[A-Za-z][A-Za-z\d._-]{2,31}$/;

/** An identifier with an at-sign is an e-mail address, any other is a phone. */
export const isMailIdentifier = (identifier: string): boolean => identifier.includes('@');

/** What a code sent to a phone is for. */
export const verificationTypes = { reset: 4, activation: 5 } as const;
