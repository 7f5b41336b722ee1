import { timingSafeEqual } from 'node:crypto';
import { InvalidSignature } from './errors.js';
import { callbackSignature } from './signing.js';

const mostMs = 300_000;

/**
 * Checks that a callback is genuine, and parses it. Kinds of events, statuses and other values that
 * this version does not know come through as they are.
 */
export function verify(headers, rawBody, secrets, { now = Date.now() } = {}) {
  if (typeof rawBody !== 'string' && !(rawBody instanceof Uint8Array))
    throw new TypeError('rawBody has to be the body as it was received, before it is parsed.');
  const known = typeof secrets === 'string' ? [secrets] : (secrets ?? []);
  // Anybody could sign with an empty one; a variable of the environment can be missing.
  if (known.length === 0 || !known.every(Boolean))
    throw new TypeError('There is no callback secret.');
  const timestamp = headerOf(headers, 'x-callback-timestamp');
  const nonce = headerOf(headers, 'x-callback-nonce');
  const given = Buffer.from(headerOf(headers, 'x-callback-signature'));
  if (given.length === 0) throw new InvalidSignature('The callback is not signed.');
  const isGenuine = known.some((secret) => {
    const expected = Buffer.from(callbackSignature({ timestamp, nonce, body: rawBody }, secret));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isGenuine) throw new InvalidSignature('The signature does not belong to this body.');
  if (!/^\d{13}$/.test(timestamp) || Math.abs(Number(now) - Number(timestamp)) > mostMs)
    throw new InvalidSignature('The callback is more than 5 minutes from the clock.');
  return JSON.parse(typeof rawBody === 'string' ? rawBody : Buffer.from(rawBody).toString());
}

/** A header of `Headers`, or of an object with names in any spelling. */
function headerOf(headers, name) {
  const value =
    typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return String((Array.isArray(value) ? value[0] : value) ?? '');
}
