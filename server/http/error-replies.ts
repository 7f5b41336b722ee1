import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fill } from '#content/fill.ts';
import { errorWords } from '#content/interface/errors.ts';
import { localeOfVisit } from '#content/locale-of-visit.ts';
import { type Locale, localeOfHeader } from '#contract/locale.ts';
import { secondMs } from '#contract/time-units.ts';
import { CallTimeout } from '../call-timeout.ts';
import { isDatabaseUnavailable } from './database-failure.ts';
import { AppError, codeOfStatus, statusOf } from './errors.ts';
import { refusalPage } from './refusal-page.ts';
import { refusalPolicy } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The refusal's text goes into `info` instead of `msg`. */
    refusesInInfo?: boolean;
  }
}

const laterMs = 5_000;

/**
 * Answers any thrown error with an envelope, or with a page where a browser navigates. Only words
 * of an expected error code reach the visitor.
 */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, values = {}, status, retryAfterMs } = judge(error);
  if (code === 'unexpected') request.log.error({ err: error }, 'request failed');
  else if (code === 'busy' && !(error instanceof AppError))
    request.log.warn({ err: error }, 'request turned away');

  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / secondMs));
  reply.code(status).header('cache-control', 'no-store');
  if (wantsPage(request))
    return reply
      .header('content-security-policy', refusalPolicy)
      .type('text/html; charset=utf-8')
      .send(refusalPage(code, localeOfReader(request)));
  const words = errorWords[localeOfHeader(request.headers['content-language'])];
  const msg = fill(words[code], values);
  const info = request.routeOptions.config?.refusesInInfo ? { info: msg } : {};
  return reply.send({ code, msg, ...info });
}

/**
 * Same test as in deploy/nginx: browsers send these headers when they navigate, callers of the API
 * do not.
 */
const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate';

function localeOfReader({ url, headers }: FastifyRequest): Locale {
  const [pathname = '', query] = url.split('?');
  return localeOfVisit({ pathname, searchParams: new URLSearchParams(query) }, headers.cookie);
}

/** A request that is not valid HTTP has no language and is answered in English. */
export const replyToUnreadable =
  (headers: Record<string, string>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = unreadableStatuses[error.code ?? ''] ?? 400;
    const code = codeOfStatus(status);
    const body = JSON.stringify({ code, msg: errorWords.en[code] });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };

type Verdict = Pick<AppError, 'code'> &
  Partial<Pick<AppError, 'values' | 'retryAfterMs'>> & { status: number };

function judge(error: unknown): Verdict {
  if (error instanceof AppError) {
    const { code, values, retryAfterMs } = error;
    return { code, values, status: statusOf(code), retryAfterMs };
  }
  if (error instanceof CallTimeout || isDatabaseUnavailable(error))
    return { code: 'busy', status: statusOf('busy'), retryAfterMs: laterMs };
  const status = statusOfFramework(error);
  return { code: codeOfStatus(status), status };
}

/** Fastify's own errors carry a status; any other error is a 500. */
function statusOfFramework(error: unknown): number {
  const known = error instanceof Error && 'statusCode' in error && error.statusCode;
  return typeof known === 'number' && (known === 503 || (known >= 400 && known < 500))
    ? known
    : 500;
}

const unreadableStatuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
