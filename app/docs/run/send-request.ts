import { canonicalQuery } from '#content/api/canonical.ts';
import { type OpenedPractice, sandboxPath } from '#contract/practice.ts';
import { secondMs } from '#contract/time-units.ts';
import type { SampleRequest } from '#documents/samples/sample-request.ts';
import type { Files } from '../try/form-values.ts';
import { type Signing, signRequest } from './sign.ts';

/** A request as it went out. */
export type Sent = {
  at: number;
  request: SampleRequest;
  /** Missing in version 1. */
  signing?: Signing & { accessKey: string };
  query: string;
  /** The body as text; files are not told. */
  body: string;
};

export type Answer = {
  status: number;
  tookMs: number;
  /** As it came; `json` is what it says. */
  text: string;
  json: unknown;
  retryAfterSeconds?: number;
};

/** Nothing came back: at once, or within the time that we wait. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  readonly afterMs: number | undefined;
  constructor(afterMs: number | undefined, cause: unknown) {
    super('no answer', { cause });
    this.afterMs = afterMs;
  }
}

export const answerWithinMs = 10 * secondMs;

/** Signs what a form describes, so that it can be shown before it goes. */
export async function prepare(
  request: SampleRequest,
  { accessKey, secretKey }: OpenedPractice,
): Promise<Sent> {
  const { method, path, query, isSigned } = request;
  const at = Date.now();
  const body = request.body.kind === 'json' ? JSON.stringify(request.body.value) : '';
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
  const beganMs = performance.now();
  const signal = AbortSignal.timeout(answerWithinMs);
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
    const tookMs = Math.round(performance.now() - beganMs);
    const waits = response.headers.get('retry-after');
    return {
      status: response.status,
      tookMs,
      text,
      json: parsed(text),
      ...(waits && { retryAfterSeconds: Number(waits) }),
    };
  } catch (problem) {
    throw new NoAnswer(signal.aborted ? answerWithinMs : undefined, problem);
  }
}

/** What is no JSON is shown as it came. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
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
