import { type ErrorCode, errorCodes } from '#contract/errors.ts';

type AppErrorOptions = {
  /** For the places of the message. */
  values?: Record<string, string>;
  retryAfterMs?: number;
  cause?: unknown;
};

/** An expected failure. Its code selects the message and the HTTP status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly values: Record<string, string>;
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, { values = {}, retryAfterMs, cause }: AppErrorOptions = {}) {
    super(code, { cause });
    this.code = code;
    this.values = values;
    this.retryAfterMs = retryAfterMs;
  }
}

/** 200 for refusals that a form shows, an HTTP error status for all others. */
export const statusOf = (code: ErrorCode): number => statuses[code] ?? 200;

/** The code whose message fits an error that has only an HTTP status. */
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
  'session.password': 403,
  'session.twoFactor': 403,
  'desk.loginRequired': 401,
  'desk.notAllowed': 403,
  'desk.confirm': 403,
  'code.tooSoon': 429,
  'code.dailyLimit': 429,
  'signUp.mailLimit': 429,
  'invitation.limit': 429,
  'invitation.mailLimit': 429,
};
