import { canonicalQuery } from '#content/api/canonical.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import type { SampleRequest } from '#documents/samples/sample-request.ts';
import { answerHeader, idempotencyHeader } from '../run/compose-request.ts';
import type { Sent } from '../run/send-request.ts';
import { signRequest } from '../run/sign.ts';
import { type KeptRequest, parsedJson } from './traffic.ts';

type Keys = Pick<OpenedPractice, 'host' | 'accessKey' | 'secretKey'>;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The secret of version 1 is not kept: this stands in its place. */
const hiddenSecret = /("appSecret"\s*:\s*)"…"/;

/** A kept request as the samples write it down, so that it can be copied. */
export function sampleOf(kept: KeptRequest, keys: Keys): SampleRequest {
  const body = bodyOf(kept, keys);
  return {
    method: methods.find((method) => method === kept.method) ?? 'POST',
    host: keys.host,
    path: kept.path,
    query: [...new URLSearchParams(kept.query)],
    headers: [idempotencyHeader, answerHeader].flatMap((name): [string, string][] => {
      const value = kept.headers[name.toLowerCase()];
      return value === undefined ? [] : [[name, value]];
    }),
    isSigned: isSigned(kept),
    body: body === '' ? { kind: 'none' } : { kind: 'json', value: parsedJson(body) },
  };
}

/** The same once more: its text as it was, its time, nonce, signature and repeat key new. */
export async function signAnew(kept: KeptRequest, keys: Keys): Promise<Sent> {
  const request = sampleOf(kept, keys);
  const { method, path, query } = request;
  const body = bodyOf(kept, keys);
  const at = Date.now();
  const once = { timestampMs: String(at), nonce: crypto.randomUUID() };
  return {
    at,
    request: {
      ...request,
      headers: request.headers.map(([name, value]) => [
        name,
        name === idempotencyHeader ? crypto.randomUUID() : value,
      ]),
    },
    query: canonicalQuery(query),
    body,
    ...(request.isSigned && {
      signing: {
        accessKey: keys.accessKey,
        ...(await signRequest({ method, path, query, body }, keys.secretKey, once)),
      },
    }),
  };
}

export const isSigned = ({ headers }: KeptRequest): boolean => headers['x-signature'] !== undefined;

/** Whether its signature can be worked out again: a file is not signed, so its body is not needed. */
export const canBeSigned = ({ isWhole, body }: KeptRequest): boolean => isWhole || body === '';

/** As it was sent: the secret stands in its place again. */
const bodyOf = ({ body, headers }: KeptRequest, { secretKey }: Keys): string =>
  headers['x-signature'] === undefined
    ? body.replace(hiddenSecret, (_, name: string) => name + JSON.stringify(secretKey))
    : body;

const known = new Map(
  ['X-Access-Key', 'X-Timestamp', 'X-Nonce', 'X-Signature', answerHeader, idempotencyHeader]
    .concat('Content-Type', 'User-Agent')
    .map((name, place) => [name.toLowerCase(), { name, place }]),
);

/** As documents write them, those of the signature first. */
export const headersOf = ({ headers }: Pick<KeptRequest, 'headers'>) =>
  Object.entries(headers)
    .map(([name, value]) => ({ place: known.size, name, value, ...known.get(name) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ name, value }) => ({ name, value }));
