import type { sandboxRequests } from '../../db/sandbox-schema.ts';
import type { Proven } from './authenticate.ts';
import type { Answer, Incoming } from './incoming.ts';
import { isComplete, maskAnswer, maskBody } from './mask-secrets.ts';

/** What is kept of a body: enough to read it, not enough to fill the database. */
const longestKept = 16 * 1024;

/** What was asked and answered, without secrets. */
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
  query: arrived.search.slice(0, longestKept),
  headers: keptHeaders(arrived.headers),
  body: keptBody(call, arrived.bytes),
  status,
  code: body.code,
  // A cut may leave half a sign.
  answer: maskAnswer(body).slice(0, longestKept).toWellFormed(),
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

const keptHeaders = (headers: Incoming['arrived']['headers']): Record<string, string> =>
  Object.fromEntries(
    shownHeaders.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value.slice(0, 512)]] : [];
    }),
  );

/** Neither secrets nor files are kept. */
const keptBody = ({ id, contentType }: Incoming['call'], bytes: Buffer): string =>
  contentType === 'application/json' && bytes.length > 0
    ? maskBody(id, bytes.toString()).slice(0, longestKept).toWellFormed()
    : '';

/** Whether what was kept of a request is all of it, so that it can be sent once more. */
export const isKeptWhole = ({
  callId,
  headers,
  body,
}: {
  callId: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}): boolean =>
  body.length < longestKept &&
  !headers['content-type']?.startsWith('multipart/form-data') &&
  isComplete(callId, body, { isSigned: headers['x-signature'] !== undefined });
