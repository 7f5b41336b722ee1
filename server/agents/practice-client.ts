import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { canonicalQuery } from '#content/api/canonical.ts';
import { canonicalString, signRequest } from '#content/api/signing.ts';
import type { DocumentedCall } from '#contract/documented-api.ts';
import { sandboxPath } from '#contract/practice.ts';
import { findPractice } from '../applications/applications.ts';
import { listKeys, secretKeyOf } from '../applications/keys.ts';
import type { Context } from '../context.ts';
import { onLoop } from '../loop-time.ts';

/** A call to send, with its values by parameter name. */
export type RequestedCall = {
  call: DocumentedCall;
  input: Record<string, unknown>;
  idempotencyKey?: string | undefined;
  answer?: string | undefined;
};

export type BuiltRequest = {
  method: DocumentedCall['method'];
  path: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body: string;
  signedText: string;
};

type Keys = { accessKey: string; secretKey: string };

/** The keys of a practice session; undefined after its end. */
export async function keysOf(context: Context, token: string): Promise<Keys | undefined> {
  const { database, clock } = context;
  const now = clock.now();
  const practice = await findPractice(database, token, now);
  const [key] = practice ? await listKeys(database, practice.id, now) : [];
  if (!key) return undefined;
  const secretKey = secretKeyOf(context, key);
  return secretKey === undefined ? undefined : { accessKey: key.accessKey, secretKey };
}

/** Builds and signs a request as documented. */
export function buildRequest(
  { call, input, idempotencyKey, answer }: RequestedCall,
  { accessKey, secretKey }: Keys,
  now: Date,
): BuiltRequest {
  const inPath = namesIn(call.inPath);
  const inQuery = namesIn(call.inQuery);
  const path = inPath.reduce(
    (text, name) => text.replace(`{${name}}`, encodeURIComponent(String(input[name] ?? ''))),
    call.path,
  );
  const query = inQuery
    .filter((name) => input[name] !== undefined)
    .map((name) => [name, String(input[name])] as const);
  const rest = Object.entries(input).filter(
    ([name]) => !inPath.includes(name) && !inQuery.includes(name),
  );
  const body = call.contentType ? JSON.stringify(Object.fromEntries(rest)) : '';
  const timestampMs = String(now.getTime());
  const nonce = randomUUID();
  const signed = { method: call.method, path, query, timestampMs, nonce, body };
  return {
    method: call.method,
    path,
    target: query.length > 0 ? `${path}?${canonicalQuery(query)}` : path,
    headers: {
      ...(call.contentType && { 'content-type': 'application/json' }),
      'x-access-key': accessKey,
      'x-timestamp': timestampMs,
      'x-nonce': nonce,
      'x-signature': signRequest(signed, secretKey),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(answer !== undefined && { 'x-sandbox-answer': answer }),
    },
    body,
    signedText: canonicalString(signed),
  };
}

/** The request as a curl command. */
export function asCurl(host: string, { method, target, headers, body }: BuiltRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  return [
    `curl -X ${method} ${quoted(host + target)}`,
    ...Object.entries(headers).map(([name, value]) => `  -H ${quoted(`${name}: ${value}`)}`),
    ...(body ? [`  --data-raw ${quoted(body)}`] : []),
  ].join(' \\\n');
}

/** Sends a request through the app like any other sandbox request, rate limits included. */
export async function sendToSandbox(
  app: FastifyInstance,
  { method, target, headers, body }: BuiltRequest,
  address: string,
): Promise<{ status: number; headers: Record<string, string>; answer: unknown }> {
  const response = await onLoop(
    app.inject({
      method,
      url: sandboxPath + target,
      headers,
      remoteAddress: address,
      ...(body && { payload: body }),
    }),
  );
  const shown = Object.entries(response.headers)
    .filter(([name]) => shownHeaders.test(name))
    .map(([name, value]) => [name, String(value)]);
  return {
    status: response.statusCode,
    headers: Object.fromEntries(shown),
    answer: response.json(),
  };
}

/** Those that a program acts on, without what every transport adds. */
const shownHeaders = /^(?:(?:x-)?request-?id|retry-after|allow|(?:x-)?ratelimit.*|idempotency.*)$/;

const namesIn = ({ properties }: Record<string, unknown>): string[] =>
  typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
