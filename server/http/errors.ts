import { type ErrorCode, errorCodes } from '#contract/errors.ts';

type AppErrorOptions = { retryAfterMs?: number; cause?: unknown };

/** A failure we expect. The code chooses the words and the HTTP status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, { retryAfterMs, cause }: AppErrorOptions = {}) {
    super(code, { cause });
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A refusal that a form can show is an answer like any other; the rest are errors of HTTP. */
export const statusOf = (code: ErrorCode): number => statuses[code] ?? 200;

/** What the visitor is told about an error that carries nothing but an HTTP status. */
export function codeOfStatus(status: number): ErrorCode {
  const known = errorCodes.find((code) => statuses[code] === status);
  return known ?? (status >= 400 && status < 500 ? 'bad-request' : 'unexpected');
}

const statuses: Partial<Record<ErrorCode, number>> = {
  'bad-request': 400,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many-requests': 429,
  unexpected: 500,
  busy: 503,
  'session.required': 401,
  'session.notAllowed': 403,
  'session.confirm': 403,
  'code.tooSoon': 429,
  'code.dailyLimit': 429,
  'signUp.mailLimit': 429,
};
