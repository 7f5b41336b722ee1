import { sandboxProduct } from '#content/sandbox-product.ts';
import type { Context } from '../../context.ts';
import type { sandboxRequests } from '../../db/sandbox-schema.ts';
import { take } from '../../limits/take.ts';
import { type Arrived, contentTypeOf } from './arrived.ts';
import type { Proven } from './authenticate.ts';
import type { Answer, Incoming } from './incoming.ts';
import { isComplete, maskAnswer, maskBody } from './mask-secrets.ts';

/** Characters of a body that are stored. */
const maxStored = 16 * 1024;

/** Without `call` for a path or method that no call has. */
type LoggedIncoming = Pick<Incoming, 'context' | 'arrived' | 'requestId' | 'logId' | 'address'> & {
  call?: Incoming['call'];
};

/** Programs read callbacks all the time: the log shows what they do in between. */
export const isLogged = ({ product, method }: Pick<Incoming['call'], 'product' | 'method'>) =>
  product !== sandboxProduct || method !== 'GET';

/** Log row without secrets. */
export const requestRow = (
  { context, call, arrived, requestId, logId, address }: LoggedIncoming,
  { key, application }: Proven,
  { status, body }: Answer,
  beganMs: number,
): typeof sandboxRequests.$inferInsert => ({
  id: logId,
  requestId: requestId === logId ? null : requestId,
  applicationId: application.id,
  keyId: key.id,
  callId: call?.id ?? '',
  method: arrived.method,
  path: arrived.path,
  query: arrived.search.slice(0, maxStored),
  headers: storedHeaders(arrived.headers),
  body: storedBody(call, arrived),
  status,
  code: body.code,
  // Truncation may split a surrogate pair.
  answer: maskAnswer(body).slice(0, maxStored).toWellFormed(),
  address,
  tookMs: Math.round(performance.now() - beganMs),
  madeAt: context.clock.now(),
});

const shownHeaders = [
  'content-type',
  'idempotency-key',
  'user-agent',
  'x-access-key',
  'x-nonce',
  'x-sandbox-answer',
  'x-signature',
  'x-timestamp',
];

const storedHeaders = (headers: Incoming['arrived']['headers']): Record<string, string> =>
  Object.fromEntries(
    shownHeaders.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value.slice(0, 512)]] : [];
    }),
  );

/** Without secrets and files. */
function storedBody(call: LoggedIncoming['call'], { headers, bytes }: Arrived): string {
  const contentType = call ? call.contentType : contentTypeOf(headers);
  return contentType === 'application/json' && bytes.length > 0
    ? maskBody(call?.id ?? '', bytes.toString())
        .slice(0, maxStored)
        .toWellFormed()
    : '';
}

/**
 * The owner of a key that a request names without proof. Anyone can name a key, so the requests
 * kept for its owner are limited.
 */
export async function ownerToTell(
  { database, clock, env }: Context,
  claimed: Proven,
): Promise<Proven | undefined> {
  const key = `sandbox:unproven:${claimed.application.id}`;
  const limit = { key, ...env.sandbox.requests.practice };
  const { allowed } = await take(database, [limit], clock.now());
  return allowed ? claimed : undefined;
}

/** Whether a logged request is complete and can be replayed. */
export const isReplayable = ({
  callId,
  headers,
  body,
}: {
  callId: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}): boolean =>
  body.length < maxStored &&
  !headers['content-type']?.startsWith('multipart/form-data') &&
  isComplete(callId, body, { isSigned: headers['x-signature'] !== undefined });
