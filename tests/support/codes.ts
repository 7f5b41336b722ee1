import { appCodeDigits, codeDigits } from '#contract/account-rules.ts';

/** A one-time code and nothing else. */
export const codePattern = new RegExp(`^\\d{${codeDigits}}$`);

/** A one-time code on its own line. */
export const codeLine = new RegExp(`^(\\d{${codeDigits}})\\r?$`, 'm');

/** A one-time code that is not this one. */
export const otherCode = (code?: string): string => otherThan(code, codeDigits);

/** A code of an authenticator app that is not this one. */
export const otherAppCode = (code?: string): string => otherThan(code, appCodeDigits);

const otherThan = (code: string | undefined, digits: number): string =>
  code === '1'.repeat(digits) ? '2'.repeat(digits) : '1'.repeat(digits);
