import { codeDigits } from '#contract/account-rules.ts';

/** The code in what was typed or pasted: “482 913”, or digits as a Chinese keyboard writes them. */
export const digitsOf = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, codeDigits);
