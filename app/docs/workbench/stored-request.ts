import type { OpenedPractice } from '#contract/practice.ts';
import type { SampleRequest } from '#documents/samples/sample-request.ts';
import { answerHeader, idempotencyHeader } from '../run/header-names.ts';
import { parseJson } from '../run/json.ts';
import { prepare, type Sent } from '../run/send-request.ts';
import type { StoredRequest } from './traffic.ts';

type Keys = Pick<OpenedPractice, 'host' | 'accessKey' | 'secretKey'>;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** How the server masks the secret in a body of version 1. */
const maskedSecret = /("appSecret"\s*:\s*)"…"/;

/** A stored request in the shape that the samples are written from. */
export function sampleOf(stored: StoredRequest, keys: Keys): SampleRequest {
  const body = bodyOf(stored, keys);
  return {
    method: methods.find((method) => method === stored.method) ?? 'POST',
    host: keys.host,
    path: stored.path,
    query: [...new URLSearchParams(stored.query)],
    headers: [idempotencyHeader, answerHeader].flatMap((name): [string, string][] => {
      const value = stored.headers[name.toLowerCase()];
      return value === undefined ? [] : [[name, value]];
    }),
    isSigned: isSigned(stored),
    body: body === '' ? { kind: 'none' } : { kind: 'json', value: parseJson(body) },
  };
}

/** The same request with a new timestamp, nonce, signature and idempotency key. */
export function signAgain(stored: StoredRequest, keys: Keys): Promise<Sent> {
  const request = sampleOf(stored, keys);
  const headers = request.headers.map(([name, value]): [string, string] => [
    name,
    name === idempotencyHeader ? crypto.randomUUID() : value,
  ]);
  return prepare({ ...request, headers }, keys, bodyOf(stored, keys));
}

export const isSigned = ({ headers }: StoredRequest): boolean =>
  headers['x-signature'] !== undefined;

/** Whether its signature can be computed again: an upload signs an empty body. */
export const canBeSigned = ({ isWhole, body }: StoredRequest): boolean => isWhole || body === '';

/** The body as it was sent, with the secret instead of its mask. */
const bodyOf = ({ body, headers }: StoredRequest, { secretKey }: Keys): string =>
  headers['x-signature'] === undefined
    ? body.replace(maskedSecret, (_, name: string) => name + JSON.stringify(secretKey))
    : body;

const known = new Map(
  ['X-Access-Key', 'X-Timestamp', 'X-Nonce', 'X-Signature', answerHeader, idempotencyHeader]
    .concat('Content-Type', 'User-Agent')
    .map((name, place) => [name.toLowerCase(), { name, place }]),
);

/** Headers as documents write them, those of the signature first. */
export const headersOf = ({ headers }: Pick<StoredRequest, 'headers'>) =>
  Object.entries(headers)
    .map(([name, value]) => ({ place: known.size, name, value, ...known.get(name) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ name, value }) => ({ name, value }));
