import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { envelope } from './envelope.ts';

/**
 * Menu `developer`: the log of requests made with the API keys of an account.
 */
const moment = z.iso.datetime();
const id = z.uuid();

export const requestStatuses = ['2xx', '4xx', '5xx'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestPeriods = ['hour', 'day', 'week', 'month'] as const;
export type RequestPeriod = (typeof requestPeriods)[number];

const requestFilter = {
  status: z.optional(z.enum(requestStatuses)),
  period: z.optional(z.enum(requestPeriods)),
  key: z.optional(id),
  /** A `requestId`, a code, or a part of a path. */
  find: z.optional(z.string().check(z.maxLength(100))),
};

export const requestFields = {
  /** The log id. */
  id,
  /**
   * The `requestId` of the answer; several may share it. Missing in replies of the previous
   * release, where it is `id`.
   */
  requestId: z.optional(id),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  code: z.int(),
  tookMs: z.int(),
  madeAt: moment,
};
const request = z.object(requestFields);
export type RequestOutline = z.output<typeof request>;

/** Newest first, one page at a time; `before` is the id of the last known request. */
export const listRequests = defineCall({
  method: 'GET',
  path: '/client_api/developer/requests',
  host: 'admin',
  kind: 'query',
  query: z.object({ ...requestFilter, before: z.optional(id) }),
  reply: envelope(
    z.object({
      requests: z.array(request),
      hasMore: z.boolean(),
      /** Requests by status class, whatever status is filtered for. */
      counts: z.object({ all: z.int(), '2xx': z.int(), '4xx': z.int(), '5xx': z.int() }),
      /** True if the log has no request at all. */
      isEmpty: z.boolean(),
      keys: z.array(z.object({ id, name: z.string() })),
    }),
  ),
});

/** The number of requests after a known one, or of all. */
export const countNewRequests = defineCall({
  method: 'GET',
  path: '/client_api/developer/newRequests',
  host: 'admin',
  kind: 'query',
  query: z.object({ ...requestFilter, after: z.optional(id) }),
  reply: envelope(z.object({ count: z.int() })),
});

/** Telephone numbers and texts are masked. */
export const readRequest = defineCall({
  method: 'GET',
  path: '/client_api/developer/request',
  host: 'admin',
  kind: 'query',
  query: z.object({ id }),
  reply: envelope(
    z.extend(request, {
      query: z.string(),
      body: z.string(),
      answer: z.string(),
      address: z.string(),
      /** Null once the key has been deleted. */
      key: z.nullable(z.object({ name: z.string(), accessKey: z.string() })),
      /** The operation id of the documentation: `smsSendV2`; empty where no call was addressed. */
      callId: z.string(),
    }),
  ),
});
