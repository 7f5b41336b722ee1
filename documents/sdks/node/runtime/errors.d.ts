/** `no`: change the request. `wait`: repeat it soon. `later`: when something outside has changed. `ask`: a person must act. */
export type RetryClass = 'no' | 'wait' | 'later' | 'ask';

/** An error of the API or of the way to it; its class says what to do. */
export declare class BrandError extends Error {
  /** One of `codes`, or one that was added later. Without a response of the API there is none. */
  readonly code?: number;
  /** The HTTP status. */
  readonly status?: number;
  /** Send it to us when you ask about the request. */
  readonly requestId?: string;
  /** Pass it to repeat the request, so that it is carried out once. */
  readonly idempotencyKey?: string;
  /** Those of the response. */
  readonly headers?: Headers;
  /** What to do, as the class of the error says. */
  readonly retry?: RetryClass;
  /** Explains the error. */
  readonly docUrl?: string;
  /** The field that is wrong: `phones[0]`. */
  readonly field?: string;
  /** Where the field is: body, query, path or header. */
  readonly in?: string;
  /** What is wrong with it: missing, unknown, type, value, length, range, format or together. */
  readonly problem?: string;
  /** What it should be, in English. */
  readonly expected?: string;
  /** What it was, as far as this is no secret. */
  readonly received?: unknown;
  /** The number of seconds of the header `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** For `codes.NONE_ACCEPTED`: `rejected` with an error code for each entry. */
  readonly data?: { readonly rejected: readonly RejectedEntry[] };
}

/** An entry of a request that was not accepted, with the fields that it had. */
export interface RejectedEntry {
  /** Its place in the list of the request, from 0. */
  readonly index: number;
  /** One of `codes`, or one that was added later. */
  readonly code: number;
  /** What the code means. */
  readonly msg: string;
  readonly [entry: string]: unknown;
}

/** The request has to change: it would fail again. */
export declare class InvalidRequest extends BrandError {}

/** The same request can succeed soon; it was repeated already. */
export declare class RetryLater extends BrandError {}

/** The same request succeeds when something outside has changed, such as the balance. */
export declare class NotYet extends BrandError {}

/** A person must act: the page of the error says who and where. */
export declare class ActionNeeded extends BrandError {}

/** No response arrived, so the request may have been carried out. */
export declare class ConnectionError extends BrandError {}

/** A callback whose signature is missing, wrong or old: respond with 401. */
export declare class InvalidSignature extends BrandError {}
