/** What stands in the log in place of a secret. */
export const hidden = '…';

/**
 * The body of a call without the values of its secret fields; byte for byte as sent where it has no
 * such field, and only `hidden` where it is no JSON, because a secret could stand anywhere in it.
 */
export function maskBody(callId: string, text: string): string {
  const isSecret = secretIn(callId);
  try {
    const value = parsed(text);
    return namesIn(text).some(isSecret) ? JSON.stringify(masked(value, isSecret)) : text;
  } catch {
    // No JSON, or nested too deep to go through.
    return hidden;
  }
}

/** An answer without secrets, those in a link included. */
export const maskAnswer = (answer: unknown): string =>
  JSON.stringify(
    masked(answer, isAlwaysSecret, (text) => text.replace(tokenInLink, `$1${hidden}`)),
  );

/** Whether a masked body still says all that was sent, but for the `appSecret` of version 1. */
export function isComplete(callId: string, body: string, { isSigned }: { isSigned: boolean }) {
  if (body === hidden) return false;
  const secrets = namesIn(body).filter(secretIn(callId));
  if (secrets.length === 0) return true;
  return !isSigned && secrets.length === 1 && Object(parsed(body)).appSecret === hidden;
}

type IsSecret = (name: string) => boolean;

/** In lower case and letters alone, so that `AppSecret` and `app_secret` are `appSecret`. */
const always = new Set(['appsecret', 'secretkey', 'callbacksecret', 'secret', 'password', 'token']);

/** Fields that one call promises not to keep; elsewhere a `code` is none of these. */
const ofCalls: Record<string, string> = { emailSendCode: 'code' };

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
const isAlwaysSecret: IsSecret = (name) => always.has(plain(name));
const secretIn =
  (callId: string): IsSecret =>
  (name) =>
    isAlwaysSecret(name) || plain(name) === ofCalls[callId];

const tokenInLink = /([?&#]token=)[^&#\s]+/g;

function masked(value: unknown, isSecret: IsSecret, ofText = (text: string) => text): unknown {
  if (typeof value === 'string') return ofText(value);
  if (Array.isArray(value)) return value.map((part) => masked(part, isSecret, ofText));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    isSecret(name) ? hidden : masked(part, isSecret, ofText),
  ]);
  return Object.fromEntries(entries);
}

/** A byte order mark is no part of the JSON. */
const parsed = (text: string): unknown => JSON.parse(text.replace(/^\ufeff/, ''));

/** Every name of a field in a JSON text, those that another one of the same name overrides included. */
const namesIn = (json: string): string[] =>
  (json.match(/"[^"\\]*(?:\\.[^"\\]*)*"(?=\s*:)/g) ?? []).map((name) => JSON.parse(name));
