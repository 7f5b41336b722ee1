import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { hourMs } from '#contract/time-units.ts';
import { countryOf } from '../../behaviour/country-of.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { type Binding, dialers, isOpen, isWithinRest, type Mode } from './bindings.ts';

const notYours = 5005;
const extensionTaken = 5006;
const isTaken = 5003;
const noneFree = 5004;

const maxPeople = 200;
const maxExtensions = 5_000;

type PrivacyNumber = { number: string; country: string; hasTexts: boolean; isShared: boolean };

/**
 * Fictional numbers shared by all: two area codes, some for extensions, some abroad without texts.
 */
const pool: readonly PrivacyNumber[] = [
  ...numbers('12025550120', 10, { hasTexts: true, isShared: false }),
  ...numbers('12125550100', 100, { hasTexts: true, isShared: false }),
  ...numbers('12025550130', 5, { hasTexts: false, isShared: true }),
  ...numbers('447700900150', 20, { hasTexts: false, isShared: false }),
];

function numbers(
  first: string,
  count: number,
  does: Pick<PrivacyNumber, 'hasTexts' | 'isShared'>,
): PrivacyNumber[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(BigInt(first) + BigInt(index));
    return { number, country: countryOf(number), ...does };
  });
}

export const isPrivacyNumber = (phone: string): boolean =>
  pool.some(({ number }) => number === phone);

export type Wanted = {
  mode: Mode;
  phoneA?: string;
  phoneB?: string;
  numberX?: string;
  numberY?: string;
  extension?: string;
  areaCode?: string;
  areaMatch?: 'prefer' | 'strict';
  sms?: boolean;
};

export const hasExtension = (mode: Mode): boolean => mode.includes('e');
export const hasY = (mode: Mode): boolean => mode.includes('y');

type Known = { bindings: readonly Binding[]; now: Date };

/** The requested X, or one that is free for these people. */
export function chooseX(wanted: Wanted, known: Known): string {
  const { mode, numberX, phoneA, phoneB = '', areaCode, areaMatch, sms } = wanted;
  const fits = ({ isShared, hasTexts }: PrivacyNumber) =>
    isShared === hasExtension(mode) && (hasTexts || !sms);
  const isFree = ({ number }: PrivacyNumber) => isFreeAsX(number, wanted, known);
  if (numberX !== undefined) return requireNumber(numberX, fits, isFree);
  const country = countryOf(phoneA ?? phoneB);
  const free = pool.filter((one) => fits(one) && one.country === country && isFree(one));
  const near = free.find(({ number }) => isIn(areaCode, number));
  const chosen = near ?? (areaMatch === 'strict' ? undefined : free[0]);
  if (!chosen) throw new Refusal(noneFree);
  return chosen.number;
}

export function chooseY(wanted: Wanted, numberX: string, known: Known): string {
  const { numberY, phoneB = '', sms } = wanted;
  const fits = ({ isShared, hasTexts }: PrivacyNumber) => !isShared && (hasTexts || !sms);
  const isFree = ({ number }: PrivacyNumber) =>
    number !== numberX && isFreeFor(number, [phoneB], known);
  if (numberY !== undefined) return requireNumber(numberY, fits, isFree);
  const country = countryOf(phoneB);
  const chosen = pool.find((one) => fits(one) && one.country === country && isFree(one));
  if (!chosen) throw new Refusal(noneFree);
  return chosen.number;
}

function requireNumber(
  number: string,
  fits: (one: PrivacyNumber) => boolean,
  isFree: (one: PrivacyNumber) => boolean,
): string {
  const own = pool.find((one) => one.number === number);
  if (!own || !fits(own)) throw new Refusal(notYours);
  if (!isFree(own)) throw new Refusal(isTaken);
  return number;
}

const isIn = (areaCode: string | undefined, number: string): boolean =>
  areaCode === undefined ||
  parsePhoneNumberFromString(`+${number}`)?.nationalNumber.startsWith(areaCode) === true;

function isFreeAsX(number: string, { mode, phoneA = '', phoneB = '' }: Wanted, known: Known) {
  const open = known.bindings.filter((binding) => isOpen(binding));
  const here = open.filter(({ numberX, numberY }) => numberX === number || numberY === number);
  if (mode === 'ax') return here.length === 0 && isFreeFor(number, [phoneA], known);
  if (hasExtension(mode)) return here.length < maxExtensions;
  if (mode === 'xyb')
    return isFreeFor(number, [], known) && !here.some(({ status }) => status === 'waiting');
  return isFreeFor(number, mode === 'axb' ? [phoneA, phoneB] : [phoneA], known);
}

/** A person must not dial one number for two bindings, nor soon after another. */
function isFreeFor(number: string, people: readonly string[], { bindings, now }: Known): boolean {
  const near = bindings.filter((binding) => isWithinRest(binding, now));
  const here = near.flatMap(dialers).filter((dialer) => dialer.number === number);
  const isLent = near.some((one) => one.mode === 'ax' && isOpen(one) && one.numberX === number);
  return (
    !isLent &&
    here.length < maxPeople &&
    !here.some(({ phone }) => phone !== undefined && people.includes(phone))
  );
}

/** The requested extension, otherwise a free one with four digits. */
export function chooseExtension({ extension }: Wanted, numberX: string, known: Known): string {
  const taken = new Set(
    known.bindings
      .filter((one) => one.numberX === numberX && isWithinRest(one, known.now, 24 * hourMs))
      .map((one) => one.extension),
  );
  if (extension !== undefined) {
    if (taken.has(extension)) throw new Refusal(extensionTaken);
    return extension;
  }
  let chosen = anyExtension();
  while (taken.has(chosen)) chosen = anyExtension();
  return chosen;
}

const anyExtension = (): string => String(1_000 + Math.floor(Math.random() * 9_000));
