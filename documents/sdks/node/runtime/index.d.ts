import type { BrandOptions } from './connection.js';
import type { Groups } from './groups.js';
import type { WebhookEvent } from './types.js';

export { codes } from './codes.js';
export type { BrandOptions, RecordList, RequestOptions, Result } from './connection.js';
export * from './errors.js';
export type * from './groups.js';
export type * from './types.js';

export interface Brand extends Groups {}

/**
 * The API, with one property for each product. The host and both keys come from the options, else
 * from `BRAND_HOST`, `BRAND_ACCESS_KEY` and `BRAND_SECRET_KEY`.
 */
export declare class Brand {
  constructor(options?: BrandOptions);
}

/** Callbacks: events that the API sends to your server. */
export declare const webhooks: {
  /**
   * Checks that a callback is genuine, and parses it. Throws InvalidSignature if its signature is
   * missing, wrong or more than 5 minutes from the clock: respond with 401. Store its nonce for 10
   * minutes and its `eventId` for 24 hours, since events can arrive more than once. Throws
   * TypeError if there is no secret, or an empty one.
   *
   * Kinds of events, statuses and other values that this version does not know come through.
   * @param headers Of the request; the spelling of their names does not matter.
   * @param rawBody The body as it was received, before it is parsed.
   * @param secrets The callback secret; while it is being changed, both.
   */
  verify(
    headers: Headers | Record<string, string | readonly string[] | undefined>,
    rawBody: string | Uint8Array,
    secrets: string | readonly string[],
    options?: {
      /** The time of the check in milliseconds, for tests with stored callbacks. */
      now?: number | Date;
    },
  ): WebhookEvent;
};
