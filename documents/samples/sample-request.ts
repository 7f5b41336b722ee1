import { merged } from '../api/fields.ts';
import { isRecord } from '../api/is-record.ts';
import type { Operation } from '../api/operation.ts';

/** A request, independent of the sample's language. */
export type SampleRequest = {
  method: Operation['method'];
  host: string;
  /** The path, its parameters filled in. */
  path: string;
  /**
   * Plain values in the order of the description, each name once: the samples sort and encode them.
   */
  query: (readonly [name: string, value: string])[];
  /** The headers except those of the signature and Content-Type. */
  headers: (readonly [name: string, value: string])[];
  /** A call without a key, and an example with keys in its body, is sent without a signature. */
  isSigned: boolean;
  /** Whether the body can name a callback address; the samples leave it out. */
  takesCallback?: boolean;
  body: SampleBody;
};

export type SampleBody =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'multipart'; parts: SamplePart[] };

export type SamplePart = { name: string; value: string; isFile: boolean };

/** Headers that the samples compute. */
const signatureHeaders = ['X-Access-Key', 'X-Timestamp', 'X-Nonce', 'X-Signature'];

/**
 * The operation with the values of its first example and of its parameters' examples. Optional
 * query parameters are included only if `x-sample` names them.
 */
export function sampleRequest(operation: Operation): SampleRequest {
  const { parameters = [], 'x-sample': chosen = [] } = operation.source;
  const given = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place && parameter.example !== undefined)
      .filter(({ name, required }) => place !== 'query' || required || chosen.includes(name))
      .map(({ name, example }) => [name, String(example)] as const);
  const query = given('query');
  const unknown = chosen.find((wanted) => !query.some(([name]) => name === wanted));
  if (unknown)
    throw new Error(
      `${operation.id}: x-sample names ${unknown}, which the query has no example of.`,
    );
  const path = given('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  );
  const body = bodyOf(operation);
  const fields = body.kind === 'json' && isRecord(body.value) ? body.value : {};
  const isSigned = operation.isSigned && !('appSecret' in fields);
  return {
    method: operation.method,
    host: operation.host,
    path,
    query,
    headers: given('header')
      .filter(([name]) => !signatureHeaders.includes(name))
      .flatMap(([name, value]) =>
        name === idempotencyKey ? (isSigned ? keyOf(fields.orderId) : []) : [[name, value]],
      ),
    isSigned,
    takesCallback: 'callbackUrl' in bodyFields(operation),
    body,
  };
}

const idempotencyKey = 'Idempotency-Key';

/**
 * An order id identifies its request permanently; a copied fixed key would return an old response.
 */
const keyOf = (order: unknown): SampleRequest['headers'] =>
  order === undefined ? [] : [[idempotencyKey, String(order)]];

function bodyOf(operation: Operation): SampleBody {
  const { contentType, requestExamples } = operation;
  const value = requestExamples[0]?.value;
  if (!contentType || value === undefined) return { kind: 'none' };
  if (contentType !== 'multipart/form-data') return { kind: 'json', value };
  const properties = bodyFields(operation);
  const parts = isRecord(value) ? Object.entries(value) : [];
  return {
    kind: 'multipart',
    parts: parts.map(([name, part]) => ({
      name,
      value: String(part),
      isFile: properties[name]?.format === 'binary',
    })),
  };
}

const bodyFields = ({ contentType, source }: Operation) =>
  merged(source.requestBody?.content[contentType ?? '']?.schema ?? {}).properties;
