import { baseOf } from './password-readings.ts';

/** A repeated group of characters, or up to three letters around a common number. */
export const isSimplePattern = (password: string): boolean =>
  fewSignsRepeated.test(password) ||
  fewSignsRepeated.test(baseOf(password)) ||
  isLettersAroundNumber(password);

/** a1a1a1a1; zzzzzzzz of zzzzzzzz1 */
const fewSignsRepeated = /^(?=.{6})(.{1,4})\1+$/i;

/** a12345678, 11111111a, abc54321, qq5201314 */
function isLettersAroundNumber(password: string): boolean {
  const [, number] = /^[a-z]{0,3}(\d{5,})[a-z]{0,3}$/i.exec(password) ?? [];
  if (number === undefined) return false;
  return repeatedNumber.test(number) || knownNumbers.some((known) => known.includes(number));
}

/** 888888, 168168, 11223344 */
const repeatedNumber = /^(?:(\d{1,4})\1+|(?:(\d)\2)+)$/;

/** Sequences, keypad paths, and numbers that sound like words in Chinese. */
const knownNumbers = [
  '01234567890123456789',
  '98765432109876543210',
  '147258369',
  '741852963',
  '789456123',
  '159753',
  '123321',
  '1234554321',
  '5201314',
  '1314520',
];
