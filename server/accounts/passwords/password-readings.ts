/** A password in lower case, without the digits at both ends. */
export const baseOf = (password: string): string =>
  password.toLowerCase().replace(/^\d+|\d+$/g, '');

/**
 * What a password may be derived from: without some of the digits at its ends, and with digits read
 * as letters.
 */
export function readingsOf(password: string): Set<string> {
  const plain = password.toLowerCase();
  const [leading = ''] = /^\d*/.exec(plain) ?? [];
  const [trailing = ''] = /\d*$/.exec(plain) ?? [];
  const cuts = countTo(leading.length).flatMap((start) =>
    countTo(trailing.length).map((end) => plain.slice(start, plain.length - end)),
  );
  return new Set(cuts.flatMap((cut) => (isMostlyLetters(cut) ? spellingsOf(cut) : [cut])));
}

/** As typed, and with look-alike digits read as letters (p4ssw0rd). */
export const spellingsOf = (plain: string): string[] => [
  plain,
  ...['i', 'l'].map((one) => plain.replace(/[013457]/g, (digit) => lookalikes[digit] ?? one)),
];

const lookalikes: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Otherwise k4715839 would be read as a name with digits. */
const isMostlyLetters = (text: string): boolean =>
  text.replace(/\d/g, '').length * 2 >= text.length;

const countTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, index) => index);
