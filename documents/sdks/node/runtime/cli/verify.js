import { InvalidSignature } from '../errors.js';
import { verify as verifyCallback } from '../webhooks.js';
import { standardInput } from './input.js';
import { safe } from './output.js';
import { UsageError } from './usage-error.js';

export const verify = {
  name: 'verify',
  usage: '[--secret <secret> …] [--at <time>] < request.http',
  summary: 'checks the signature of a stored callback',
  text: `Standard input is the request as it was received: headers, an empty line, the exact body. With
Content-Length, what follows the body is left out.`,
  options: [
    ['--secret <secret>', 'the callback secret, or several; by default BRAND_CALLBACK_SECRET'],
    [
      '--at <time>',
      'when it was received, since a signature is valid for 5 minutes; by default now',
    ],
  ],
  optionsIn: () => ({ secret: { type: 'string', multiple: true }, at: { type: 'string' } }),
  examples: ['verify --at 2026-11-15T05:00:05Z < request.http'],
  run: async ({ values, positionals, settings, output }) => {
    if (positionals.length > 0) throw new UsageError('Pass the request to standard input.');
    const secrets = values.secret ?? [settings.callbackSecret].filter(Boolean);
    if (secrets.length === 0)
      throw new UsageError('There is no secret: pass --secret, or set BRAND_CALLBACK_SECRET.');
    const now = values.at === undefined ? Date.now() : Date.parse(values.at);
    if (Number.isNaN(now)) throw new UsageError('--at is a time like 2026-11-15T05:00:05Z.');
    const { headers, body } = receivedRequest(await standardInput());
    try {
      const { event, eventId } = verifyCallback(headers, body, secrets, { now });
      output.result(
        { isValid: true, event, eventId },
        () => `${output.paint.green('valid')} ${safe(`${event} ${eventId}`)}`,
      );
      return 0;
    } catch (error) {
      if (!(error instanceof InvalidSignature) && !(error instanceof SyntaxError)) throw error;
      const reason = error instanceof SyntaxError ? 'The body is not JSON.' : error.message;
      output.result({ isValid: false, reason }, () => `${output.paint.red('not valid')} ${reason}`);
      const advice = adviceFor({ headers, body }, secrets);
      if (advice) output.note(advice);
      return 1;
    }
  },
};

/** What is often the reason when a genuine callback is refused. */
function adviceFor({ headers, body }, secrets) {
  const sentAt = Number(headers['x-callback-timestamp']);
  if (isGenuine({ headers, body }, secrets, sentAt))
    return `It was sent at ${new Date(sentAt).toISOString()}: --at is when you received it.`;
  const length = headers['content-length'];
  if (body.length < length)
    return `The body has ${body.length} bytes, and Content-Length is ${length}.`;
  if (length === undefined && body.at(-1) === lineBreak)
    return 'The body ends with a line break: leave it out if the callback had none.';
  return undefined;
}

function isGenuine({ headers, body }, secrets, now) {
  try {
    verifyCallback(headers, body, secrets, { now });
    return true;
  } catch {
    return false;
  }
}

const lineBreak = 10;

/** The headers, by names in small letters, and the bytes of the body. */
export function receivedRequest(bytes) {
  // One character for each byte.
  const [head] = /^.*?\r?\n\r?\n/s.exec(bytes.toString('latin1')) ?? [];
  const fields = [...(head ?? '').matchAll(/^([\w-]+):[^\S\n]*([^\r\n]*)/gm)];
  if (fields.length === 0)
    throw new UsageError('This is no request: its headers come first, then an empty line.');
  const headers = Object.fromEntries(
    fields.map(([, name, value]) => [name.toLowerCase(), value.trim()]),
  );
  const length = headers['content-length'];
  const end = /^\d+$/.test(length ?? '') ? head.length + Number(length) : undefined;
  return { headers, body: bytes.subarray(head.length, end) };
}
