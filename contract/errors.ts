/** What is wrong with a field; forms say it themselves, before anything is sent. */
export const fieldErrorCodes = [
  'contact.fullName',
  'contact.email',
  'contact.phone',
  'contact.message',
  'login.account',
  'login.password',
  'login.wrong',
  'employee.phone',
  'employee.username',
  'reset.identifier',
  'reset.code',
  'code.wrong',
  'password.format',
  'password.again',
  'password.mismatch',
  'account.unknown',
  'signUp.email',
  'signUp.emailFormat',
  'signUp.country',
  'signUp.firstName',
  'signUp.lastName',
  'signUp.companyName',
  'signUp.terms',
  'activation.phone',
  'username.format',
  'status.email',
  'step.code',
  'step.recovery',
  'passkey.name',
] as const;

/** Every failure we expect has a code here and its words in `content/interface/errors.ts`. */
export const errorCodes = [
  ...fieldErrorCodes,
  'bad-request',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'too-large',
  'unsupported-type',
  'too-many-requests',
  'busy',
  'unexpected',
  'login.disabled',
  'employee.disabled',
  'employee.unknown',
  'employee.limit',
  'password.common',
  'password.personal',
  'password.wrong',
  'code.tooSoon',
  'code.dailyLimit',
  'sms.limit',
  'sms.numberType',
  'sms.country',
  'sms.foreignNumber',
  'sms.tooManyNumbers',
  'sms.unavailable',
  'captcha.missed',
  'captcha.expired',
  'captcha.refused',
  'captcha.required',
  'signUp.emailTaken',
  'signUp.mailLimit',
  'activation.token',
  'activation.phoneTaken',
  'username.taken',
  'session.required',
  'session.notAllowed',
  'session.confirm',
  'practice.ended',
  'step.over',
  'step.none',
  'passkey.refused',
  'passkey.limit',
  'status.service',
  'status.incident',
  'status.link',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];
export type ErrorCode = (typeof errorCodes)[number];

/** For schemas, which would take any text: `z.string(code('contact.email'))`. */
export const code = (known: ErrorCode): ErrorCode => known;

export const isFieldErrorCode = (code: unknown): code is FieldErrorCode =>
  fieldErrorCodes.some((known) => known === code);

export const isErrorCode = (code: unknown): code is ErrorCode =>
  errorCodes.some((known) => known === code);
