import { appCodeDigits } from '#contract/account-rules.ts';

/** Digits of typed or pasted text: “482 913”, or full-width digits of a Chinese keyboard. */
export const digitsOf = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, appCodeDigits);
