import { callbackString, signCallback } from '#content/api/signing.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';

/** A callback as its receiver got it. */
export type ReceivedCallback = { headers: Readonly<Record<string, string>>; body: string };

export type CallbackCheck = { isGenuine: boolean; why: string; signedText?: string };

type Known = {
  callbackSecret: string;
  now: Date;
  /** What was sent with this nonce, if anything was. */
  sentWith(nonce: string): Promise<ReceivedCallback | undefined>;
};

const names = {
  timestamp: 'X-Callback-Timestamp',
  nonce: 'X-Callback-Nonce',
  signature: 'X-Callback-Signature',
} as const;

/** As the documents tell receivers. */
const oldestMs = 5 * minuteMs;

/** Verifies a callback as its receiver has to, and says what is wrong with it. */
export async function checkCallback(
  { headers, body }: ReceivedCallback,
  { callbackSecret, now, sentWith }: Known,
): Promise<CallbackCheck> {
  const given = headersOf(headers);
  const missing = Object.values(names).filter((name) => !given.get(name.toLowerCase()));
  if (missing.length > 0)
    return { isGenuine: false, why: `The headers have no ${missing.join(', no ')}.` };
  const [timestampMs = '', nonce = '', signature = ''] = Object.values(names).map((name) =>
    given.get(name.toLowerCase()),
  );
  const signed = { timestampMs, nonce, body };
  const signedText = callbackString(signed);
  const right = signCallback(signed, callbackSecret);
  if (signature === right) {
    const ageMs = now.getTime() - Number(timestampMs);
    return Math.abs(ageMs) <= oldestMs
      ? { isGenuine: true, why: 'The signature is right and the timestamp is fresh.', signedText }
      : { isGenuine: false, why: sayOld(ageMs), signedText };
  }
  const sent = await sentWith(nonce);
  const why =
    signature.toLowerCase() === right
      ? 'The signature is in capitals; it is sent in small letters.'
      : sent
        ? sayDifference(sent, given, body)
        : 'No callback of this session was sent with this nonce: it is not ours, or of another session.';
  return { isGenuine: false, why, signedText };
}

const headersOf = (headers: ReceivedCallback['headers']): ReadonlyMap<string, string> =>
  new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.trim()]));

const sayOld = (ageMs: number): string =>
  `The signature is right, but the timestamp is ${Math.round(ageMs / secondMs)} s old. A receiver refuses it after ${oldestMs / secondMs} s, so that nobody can send it again.`;

/** The nonce is that of a callback we sent: something else has changed since. */
function sayDifference(
  sent: ReceivedCallback,
  given: ReadonlyMap<string, string>,
  body: string,
): string {
  const changed = [names.timestamp, names.signature].filter(
    (name) => sent.headers[name.toLowerCase()] !== given.get(name.toLowerCase()),
  );
  if (changed.length > 0) return `${changed.join(' and ')} differ from what we sent.`;
  if (body === sent.body)
    return 'It is what we sent, but the callback secret of this session has changed since.';
  if (isSameJson(body, sent.body))
    return 'The body is the JSON that we sent, written differently. Verify the bytes as they arrive, before they are parsed.';
  let same = 0;
  while (same < body.length && body[same] === sent.body[same]) same += 1;
  return `The body differs from what we sent from character ${same + 1} on.`;
}

function isSameJson(one: string, other: string): boolean {
  try {
    return sorted(JSON.parse(one)) === sorted(JSON.parse(other));
  } catch {
    return false;
  }
}

/** JSON whose fields are in the order of their names. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
