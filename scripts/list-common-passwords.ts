import { readFileSync, writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { baseOf } from '#server/accounts/passwords/password-readings.ts';
import { listFile } from '#server/common-list.ts';

/**
 * Regenerates the list of common passwords from a file sorted by frequency. Run by hand; the README
 * beside the list says when and with what.
 */
const [source] = process.argv.slice(2);
if (!source) throw new Error('Which file has the passwords, the most frequent one first?');

/** Where the next rank begins: everything as frequent as the last of these is included. */
const mostFrequent = 248_811;
const shortestBase = 4;
const shortestWhole = 6;

const passwords = readFileSync(source, 'latin1').split(/\r?\n/, mostFrequent);
const lines = [...passwords, ...dictionary['passwords-common']].flatMap(lineOf);
writeFileSync(
  listFile,
  [...new Set(lines)]
    .sort()
    .map((line) => `${line}\n`)
    .join(''),
);

/** A base too short to be meaningful keeps its digits; what cannot be a password is left out. */
function lineOf(password: string): string[] {
  const whole = password.toLowerCase();
  const base = baseOf(password);
  if (!/^[a-z\d]{1,20}$/.test(whole)) return [];
  if (base.length >= shortestBase) return /^[a-z]{20}$/.test(base) ? [] : [base];
  return base.length > 0 && whole.length >= shortestWhole ? [whole] : [];
}
