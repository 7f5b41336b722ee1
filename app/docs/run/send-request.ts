import { canonicalQuery } from '#content/api/canonical.ts';
import { type OpenedPractice, sandboxPath } from '#contract/practice.ts';
import { secondMs } from '#contract/time-units.ts';
import type { SampleRequest } from '#documents/samples/sample-request.ts';
import type { Files } from './form-values.ts';
import { parseJson } from './json.ts';
import { type Signing, signRequest } from './sign.ts';

/** A request as it is sent. */
export type Sent = {
  at: number;
  request: SampleRequest;
  /** Missing if the keys are in the body. */
  signing?: Signing & { accessKey: string };
  query: string;
  /** The JSON body as text; empty for uploads. */
  body: string;
};

export type Answer = {
  status: number;
  tookMs: number;
  /** The parsed body, or its text where it is not JSON. */
  json: unknown;
  retryAfterSeconds?: number;
};

/** No answer came: the connection failed, or `afterMs` have passed. */
export class NoResponse extends Error {
  override name = 'NoResponse';
  readonly afterMs: number | undefined;
  constructor(afterMs: number | undefined, cause: unknown) {
    super('no answer', { cause });
    this.afterMs = afterMs;
  }
}

const timeoutMs = 10 * secondMs;

/** Signs a request, so that it can be shown before it is sent. */
export async function prepare(
  request: SampleRequest,
  { accessKey, secretKey }: Pick<OpenedPractice, 'accessKey' | 'secretKey'>,
  body = request.body.kind === 'json' ? JSON.stringify(request.body.value) : '',
): Promise<Sent> {
  const { method, path, query, isSigned } = request;
  const at = Date.now();
  const once = { timestampMs: String(at), nonce: crypto.randomUUID() };
  return {
    at,
    request,
    query: canonicalQuery(query),
    body,
    ...(isSigned && {
      signing: {
        accessKey,
        ...(await signRequest({ method, path, query, body }, secretKey, once)),
      },
    }),
  };
}

export async function send({ request, signing, query, body }: Sent, files: Files): Promise<Answer> {
  const address = `${sandboxPath}${request.path}${query && `?${query}`}`;
  const startedMs = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      method: request.method,
      headers: [
        ...request.headers.map(([name, value]): [string, string] => [name, value]),
        ...(request.body.kind === 'json'
          ? [['Content-Type', 'application/json'] satisfies [string, string]]
          : []),
        ...(signing ? signingHeaders(signing) : []),
      ],
      body: request.body.kind === 'multipart' ? formOf(request.body.parts, files) : body || null,
      signal,
    });
    const text = await response.text();
    const tookMs = Math.round(performance.now() - startedMs);
    const retryAfter = response.headers.get('retry-after');
    return {
      status: response.status,
      tookMs,
      json: parseJson(text),
      ...(retryAfter && { retryAfterSeconds: Number(retryAfter) }),
    };
  } catch (problem) {
    throw new NoResponse(signal.aborted ? timeoutMs : undefined, problem);
  }
}

export const signingHeaders = ({
  accessKey,
  timestampMs,
  nonce,
  signature,
}: NonNullable<Sent['signing']>): [string, string][] => [
  ['X-Access-Key', accessKey],
  ['X-Timestamp', timestampMs],
  ['X-Nonce', nonce],
  ['X-Signature', signature],
];

type Parts = Extract<SampleRequest['body'], { kind: 'multipart' }>['parts'];

function formOf(parts: Parts, files: Files): FormData {
  const form = new FormData();
  for (const { name, value, isFile } of parts) {
    const file = files[`body-${name}`];
    if (isFile && file) form.set(name, file, file.name);
    else form.set(name, value);
  }
  return form;
}
