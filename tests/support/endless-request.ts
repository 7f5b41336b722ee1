import { connect } from 'node:net';

export type EndlessRequest = {
  port: number;
  method: string;
  path: string;
  type?: string;
  /** With a Content-Length, or chunked. */
  form: 'counted' | 'chunked';
  bodyBytes: number;
};

const piece = Buffer.alloc(64 * 1024, 'x');

/**
 * Sends a body of any length, followed by another request on the same connection: a server that
 * reads all of the body answers that, too. Resolves with all responses.
 */
export async function sendEndlessly(request: EndlessRequest): Promise<string> {
  const socket = connect(request.port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    answer += chunk;
  });
  // A connection closed during sending is reported as an error.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  for (const part of partsOf(request)) {
    if (!socket.writable) break;
    if (socket.write(part)) continue;
    await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
  await closed;
  return answer;
}

function* partsOf({
  method,
  path,
  type,
  form,
  bodyBytes,
}: EndlessRequest): Generator<string | Buffer> {
  const length = form === 'counted' ? `Content-Length: ${bodyBytes}` : 'Transfer-Encoding: chunked';
  const head = [`${method} ${path} HTTP/1.1`, 'Host: localhost', length];
  if (type) head.push(`Content-Type: ${type}`);
  yield `${head.join('\r\n')}\r\n\r\n`;
  for (let left = bodyBytes; left > 0; left -= piece.length) {
    const next = piece.subarray(0, left);
    if (form === 'counted') yield next;
    else yield Buffer.concat([Buffer.from(`${next.length.toString(16)}\r\n`), next, lineEnd]);
  }
  if (form === 'chunked') yield '0\r\n\r\n';
  yield 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
}

const lineEnd = Buffer.from('\r\n');
