import { createServer, type IncomingHttpHeaders } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { canonicalQuery } from '#content/api/canonical.ts';
import { signRequest } from '#content/api/signing.ts';
import { keyPrefix } from '#content/fill-brand.ts';
import type { DocumentedCall } from './documented-calls.ts';
import { listen } from './listen.ts';

const accessKey = 'AKHARBOUREXAMPLE';
const secretKey = 'sk-example-0123456789abcdef';

/** What the samples read from their environment. */
export const keys = {
  [`${keyPrefix}_ACCESS_KEY`]: accessKey,
  [`${keyPrefix}_SECRET_KEY`]: secretKey,
};

/** The file that the samples of uploads send. */
export const recording = Buffer.from('RIFF\0\0\r\n\r\n--sound');

export type DocumentedApi = {
  host: string;
  /** The calls that arrived as documented, and what was wrong with others. */
  accepted: string[];
  refused: string[];
  close: () => Promise<void>;
};

type Arrived = {
  method: string;
  path: string;
  /** As it was sent, without the question mark. */
  query: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/** Answers as documented whoever calls as documented and proves who it is; refuses all others. */
export async function serveDocumentedApi(
  calls: readonly DocumentedCall[],
  onAccepted: (name: string) => Promise<void> = async () => {},
): Promise<DocumentedApi> {
  const accepted: string[] = [];
  const refused: string[] = [];
  const nonces = new Set<string>();
  const server = createServer(async (incoming, response) => {
    const body = Buffer.concat(await incoming.toArray());
    const { method = '', headers } = incoming;
    const [pathname = '', query = ''] = (incoming.url ?? '').split('?');
    const arrived = { method, path: pathname, query, headers, body };
    const call = calls.find(
      ({ request }) => request.method === method && request.path === pathname,
    );
    const problems = call ? problemsOf(call, arrived, nonces) : ['it is not documented'];
    response.setHeader('content-type', 'application/json');
    if (!call || problems.length > 0) {
      refused.push(`${method} ${pathname}: ${problems.join(', ')}`);
      response.writeHead(401).end('{"code":1102}');
      return;
    }
    await onAccepted(call.name);
    accepted.push(call.name);
    response.writeHead(call.success.status).end(JSON.stringify(call.success.value));
  });
  return { ...(await listen(server)), accepted, refused };
}

function problemsOf(call: DocumentedCall, arrived: Arrived, nonces: Set<string>): string[] {
  const { request, operation } = call;
  const wrong = {
    query: arrived.query !== canonicalQuery(request.query),
    headers: request.headers.some(([name, value]) => arrived.headers[name.toLowerCase()] !== value),
    'content type': !(arrived.headers['content-type'] ?? '').startsWith(
      operation.contentType ?? '',
    ),
    body: !hasBody(call, arrived.body),
    signature: request.isSigned && !isSigned(call, arrived, nonces),
    keys: operation.auth === 'keyed' && !hasKeys(arrived.body),
    proof: operation.auth === 'none',
  };
  return Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
}

function isSigned({ request }: DocumentedCall, arrived: Arrived, nonces: Set<string>): boolean {
  const { method, path, query, headers, body } = arrived;
  const timestampMs = String(headers['x-timestamp']);
  const nonce = String(headers['x-nonce']);
  const isNew = !nonces.has(nonce);
  nonces.add(nonce);
  const signed = request.body.kind === 'json' ? body.toString() : '';
  return (
    headers['x-access-key'] === accessKey &&
    Math.abs(Date.now() - Number(timestampMs)) <= 300_000 &&
    /^[A-Za-z0-9-]{16,36}$/.test(nonce) &&
    isNew &&
    headers['x-signature'] ===
      signRequest(
        { method, path, query: [...new URLSearchParams(query)], timestampMs, nonce, body: signed },
        secretKey,
      )
  );
}

/** Version 1 has its keys in the body, whatever form that has. */
const hasKeys = (body: Buffer): boolean =>
  body.includes('your-app-key') && body.includes('your-app-secret');

function hasBody({ request }: DocumentedCall, body: Buffer): boolean {
  if (request.body.kind === 'none') return body.length === 0;
  if (request.body.kind === 'json')
    return isDeepStrictEqual(JSON.parse(body.toString()), request.body.value);
  return request.body.parts.every(
    ({ name, value, isFile }) =>
      body.includes(`name="${name}"`) &&
      body.includes(isFile ? `filename="${value}"` : `\r\n\r\n${value}\r\n`) &&
      (!isFile || body.includes(Buffer.concat([Buffer.from('\r\n\r\n'), recording]))),
  );
}
