import isoCountries from 'i18n-iso-countries';
import { z } from 'zod';
import { minuteMs } from '#contract/time-units.ts';

/** Fields of the gateway's rows; each message says what is expected in its place. */

export const accountId = z.guid('a UUID').transform((id) => id.toLowerCase());

export const count = z.int('a whole number, 0 or more').min(0, 'a whole number, 0 or more');

export const version = z.int('a whole number above 0').min(1, 'a whole number above 0');

export const liveKey = z
  .string('a live key, or null')
  .regex(/^AKLIVE[A-Z\d]{1,40}$/, 'a live key, or null');

export const money = z
  .string('text such as "4.6400"')
  .regex(/^\d{1,10}\.\d{4}$/, 'text with four decimal places, such as "4.6400"');

export const currency = z.string('a currency').regex(/^[A-Z]{3}$/, 'three capital letters');

const isCountry = (code: string): boolean =>
  code === 'ZZ' || (/^[A-Z]{2}$/.test(code) && isoCountries.isValid(code));

export const country = z
  .string('an ISO code, or ZZ')
  .refine(isCountry, 'an ISO code of two capital letters, or ZZ');

/** Clocks may differ by this much. */
const aheadMs = 5 * minuteMs;

/** A point in time in UTC that has come; `now` reads the clock. */
export const pastMoment = (now: () => Date) =>
  z.iso
    .datetime('a time in UTC such as 2026-11-18T14:40:00Z')
    .transform((text) => new Date(text))
    .refine((at) => at.getTime() <= now().getTime() + aheadMs, 'a time that is not ahead');

/** Nothing in it can be a phone number: four digits in a row are refused. */
export const reason = z
  .string()
  .regex(
    /^(?!.*\d{4})[A-Za-z]\w{0,39}(\/[A-Z]\w{0,59})?$/,
    'a status, or a status and a reason such as UNDELIV/ABSENT_SUBSCRIBER',
  );
