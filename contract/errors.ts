/** Every failure we expect has a code here and its words in `content/interface/errors.ts`. */
export const errorCodes = [
  'bad-request',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'too-large',
  'unsupported-type',
  'too-many-requests',
  'busy',
  'unexpected',
  'contact.fullName',
  'contact.email',
  'contact.phone',
  'contact.message',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export const isErrorCode = (code: unknown): code is ErrorCode =>
  errorCodes.some((known) => known === code);
