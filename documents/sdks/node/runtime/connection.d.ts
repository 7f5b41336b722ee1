/** Where requests go, how they are signed, and how they are repeated. */
export interface BrandOptions {
  /** By default `BRAND_HOST`, else the live host; in the sandbox `https://sandbox.brand.example`. */
  host?: string;
  /** By default `BRAND_ACCESS_KEY`. */
  accessKey?: string;
  /** By default `BRAND_SECRET_KEY`. */
  secretKey?: string;
  /** How long an attempt may take, to the last byte of its response: 30,000 by default. */
  timeoutMs?: number;
  /**
   * The waits before each further attempt where there is no `Retry-After`: 1, 2, 4 and 8 seconds by
   * default, each up to a fifth shorter or longer. An empty list repeats nothing.
   */
  retryDelaysMs?: readonly number[];
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
  /** Sends the requests instead of the global `fetch`. */
  fetch?: typeof fetch;
}

/** What every method takes after its request. */
export interface RequestOptions {
  /**
   * A request with the same key is carried out once in 24 hours. By default each request has a new
   * one, which all its attempts share. Pass your own to repeat a request after a restart.
   */
  idempotencyKey?: string;
  /** They are sent beside those of the client. */
  headers?: Readonly<Record<string, string>>;
  /** How long an attempt may take. */
  timeoutMs?: number;
  /** Ends the call, also while it waits for its next attempt. */
  signal?: AbortSignal;
}

/** What a call gives. */
export interface Result<Data> {
  /** Of the type that the call names. */
  readonly data: Data;
  /** Send it to us when you ask about the request. */
  readonly requestId: string;
  /** The HTTP status. */
  readonly status: number;
  /** Those of the response. */
  readonly headers: Headers;
}

/** A list: awaited, it gives one page; iterated, all records up to 10,000. */
export interface RecordList<Item, Data> extends Promise<Result<Data>>, AsyncIterable<Item> {}
