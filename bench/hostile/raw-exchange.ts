import { connect } from 'node:net';

/** `closed`: the connection ended without a response. `hang`: neither happened in time. */
export type Answer = number | 'closed' | 'hang';
export type RawReply = { answer: Answer; text: string };

const answerWithinMs = 5_000;
/** A server may rightly wait for the rest of a request; after this time the request is ended. */
const restWithinMs = 2_000;
const trailingMs = 300;

/** Sends raw bytes, one connection each, and reads the response. */
export function exchangeRaw(port: number, bytes: Buffer): Promise<RawReply> {
  const { promise, resolve } = Promise.withResolvers<RawReply>();
  let text = '';
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const finish = (otherwise: 'closed' | 'hang') => {
    for (const timer of [hangUp, giveUp, trailing]) clearTimeout(timer);
    socket.destroy();
    resolve({ answer: statusOf(text) ?? otherwise, text });
  };
  const hangUp = setTimeout(() => socket.end(), restWithinMs);
  const giveUp = setTimeout(() => finish('hang'), restWithinMs + answerWithinMs);
  let trailing: NodeJS.Timeout | undefined;

  socket.setEncoding('latin1');
  socket.on('connect', () => socket.write(bytes));
  socket.on('data', (chunk) => {
    text += chunk;
    clearTimeout(trailing);
    // Keep-alive connections do not end by themselves.
    if (statusOf(text) !== undefined) trailing = setTimeout(() => finish('closed'), trailingMs);
  });
  socket.on('end', () => finish('closed'));
  socket.on('error', () => finish('closed'));
  socket.on('close', () => finish('closed'));
  return promise;
}

export function statusOf(text: string): number | undefined {
  const status = /^HTTP\/1\.[01] (\d{3})[ \r]/.exec(text)?.[1];
  return status === undefined ? undefined : Number(status);
}

/** A raw request; nothing is escaped, counted or corrected. */
export function rawRequest(
  method: string,
  target: string,
  headers: readonly string[] = [],
  body = '',
): Buffer {
  const head = [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close'];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1');
}
