import type { sandboxRequests } from '../../db/sandbox-schema.ts';
import type { Proven } from './authenticate.ts';
import type { Answer, Incoming } from './incoming.ts';
import { isComplete, maskAnswer, maskBody } from './mask-secrets.ts';

/** Characters of a body that are stored. */
const maxStored = 16 * 1024;

/** Log row without secrets. */
export const requestRow = (
  { context, call, arrived, requestId, logId, address }: Incoming,
  { key, application }: Proven,
  { status, body }: Answer,
  beganMs: number,
): typeof sandboxRequests.$inferInsert => ({
  id: logId,
  requestId: requestId === logId ? null : requestId,
  applicationId: application.id,
  keyId: key.id,
  callId: call.id,
  method: arrived.method,
  path: arrived.path,
  query: arrived.search.slice(0, maxStored),
  headers: storedHeaders(arrived.headers),
  body: storedBody(call, arrived.bytes),
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
const storedBody = ({ id, contentType }: Incoming['call'], bytes: Buffer): string =>
  contentType === 'application/json' && bytes.length > 0
    ? maskBody(id, bytes.toString()).slice(0, maxStored).toWellFormed()
    : '';

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
