import { codeDigits } from '#contract/account-rules.ts';

/** A one-time code and nothing else. */
export const codePattern = new RegExp(`^\\d{${codeDigits}}$`);

/** A one-time code on its own line. */
export const codeLine = new RegExp(`^(\\d{${codeDigits}})\\r?$`, 'm');

/** A code of the right length that is not this one. */
export const otherCode = (code?: string): string =>
  code === '1'.repeat(codeDigits) ? '2'.repeat(codeDigits) : '1'.repeat(codeDigits);
