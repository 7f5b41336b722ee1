/** Replaces a secret in the log. */
export const hidden = '…';

/**
 * The body without the values of secret fields: unchanged where it has none, and only `hidden`
 * where it is not JSON, since a secret could be anywhere.
 */
export function maskBody(callId: string, text: string): string {
  const isSecret = secretIn(callId);
  try {
    const value = parsed(text);
    return namesIn(text).some(isSecret) ? JSON.stringify(masked(value, isSecret)) : text;
  } catch {
    // Not JSON, or nested too deeply.
    return hidden;
  }
}

/** A response without secrets, including those in links. */
export const maskAnswer = (answer: unknown): string =>
  JSON.stringify(
    masked(answer, isAlwaysSecret, (text) => text.replace(tokenInLink, `$1${hidden}`)),
  );

/** Whether a masked body is complete except for the `appSecret` of version 1. */
export function isComplete(callId: string, body: string, { isSigned }: { isSigned: boolean }) {
  if (body === hidden) return false;
  const secrets = namesIn(body).filter(secretIn(callId));
  if (secrets.length === 0) return true;
  return !isSigned && secrets.length === 1 && Object(parsed(body)).appSecret === hidden;
}

type IsSecret = (name: string) => boolean;

/** Lower case letters only, so that `AppSecret` and `app_secret` match. */
const always = new Set(['appsecret', 'secretkey', 'callbacksecret', 'secret', 'password', 'token']);

/** Secret fields of single calls; what was sent to no call may have been meant for any. */
const ofCalls: Record<string, string> = { emailSendCode: 'code', '': 'code' };

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

/** Strips a byte order mark. */
const parsed = (text: string): unknown => JSON.parse(text.replace(/^\ufeff/, ''));

/** All field names in a JSON text, including overridden duplicates. */
const namesIn = (json: string): string[] =>
  (json.match(/"[^"\\]*(?:\\.[^"\\]*)*"(?=\s*:)/g) ?? []).map((name) => JSON.parse(name));
