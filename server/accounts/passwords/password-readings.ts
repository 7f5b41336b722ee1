/** What is left of a password in small letters when the digits at both of its ends are gone. */
export const baseOf = (password: string): string =>
  password.toLowerCase().replace(/^\d+|\d+$/g, '');

/**
 * All that a password may have been made from: any number of the digits at its ends may have been
 * added, and digits between letters may stand for letters.
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

/** As typed, and with the digits that look like letters read as these: p4ssw0rd. */
export const spellingsOf = (plain: string): string[] => [
  plain,
  ...['i', 'l'].map((one) => plain.replace(/[013457]/g, (digit) => lookalikes[digit] ?? one)),
];

const lookalikes: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Else k4715839 would be read as a name with digits behind it. */
const isMostlyLetters = (text: string): boolean =>
  text.replace(/\d/g, '').length * 2 >= text.length;

const countTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, index) => index);
