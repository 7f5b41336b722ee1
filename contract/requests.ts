import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { deliveryStates } from './deliveries.ts';
import { envelope } from './envelope.ts';
import { oneLine } from './text.ts';

/**
 * Menu `developer`: the log of sandbox requests made with the API keys of an account.
 */
const moment = z.iso.datetime();
const id = z.uuid();

export const requestStatuses = ['2xx', '4xx', '5xx'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestPeriods = ['hour', 'day', 'week', 'month'] as const;
export type RequestPeriod = (typeof requestPeriods)[number];

/** What sandbox requests and live messages are both filtered by. */
export const logFilter = {
  period: z.optional(z.enum(requestPeriods)),
  key: z.optional(id),
  /** A product of the API, such as `sms`. */
  product: z.optional(z.string().check(z.maxLength(40), oneLine())),
  /**
   * The last digits of a recipient. Only those are compared that a masked number shows, so that
   * nobody finds out the others by trying.
   */
  digits: z.optional(z.string().check(z.regex(/^\d{3,6}$/))),
};

const requestFilter = {
  ...logFilter,
  status: z.optional(z.enum(requestStatuses)),
  /** A `requestId`, a code, or a part of a path. */
  find: z.optional(z.string().check(z.maxLength(100), oneLine())),
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

/** More rows are not exported at once. */
export const logExportMax = 10_000;

export const logExport = envelope(
  z.object({
    /** CSV with a heading, newest first. */
    csv: z.string(),
    /** False where there are more than `logExportMax` rows. */
    isComplete: z.boolean(),
  }),
);

/** Exactly what is filtered, a row per request; numbers are masked. */
export const exportRequests = defineCall({
  method: 'GET',
  path: '/client_api/developer/exportRequests',
  host: 'admin',
  kind: 'query',
  query: z.object(requestFilter),
  reply: logExport,
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

/** What a message came to: it may still arrive, arrived, did not, or is none that can arrive. */
export const messageOutcomes = ['moving', 'delivered', 'failed', 'other'] as const;
export type MessageOutcome = (typeof messageOutcomes)[number];

const requestMessage = z.object({
  id: z.string(),
  /** Masked; null for what goes to nobody, such as a template. */
  recipient: z.nullable(z.string()),
  /** Oldest first; only those that are reached. */
  states: z.array(z.object({ status: z.string(), at: moment })),
  reason: z.nullable(z.string()),
  outcome: z.enum(messageOutcomes),
  /** Of a text; null for others. */
  segments: z.nullable(z.int()),
});
export type RequestMessage = z.output<typeof requestMessage>;

const messageCallback = z.object({
  id,
  /** The message that it is about; null for another callback of the request. */
  messageId: z.nullable(z.string()),
  event: z.string(),
  occurredAt: moment,
  state: z.enum(deliveryStates),
  dueAt: moment,
  attempts: z.array(
    z.object({
      tookMs: z.int(),
      status: z.nullable(z.int()),
      problem: z.nullable(z.string()),
    }),
  ),
});
export type MessageCallback = z.output<typeof messageCallback>;

/** Of a request with many messages the first ones are shown. */
export const messagesShown = 10;

/** What became of a request: its messages, and the callbacks about them. */
export const readRequestLine = defineCall({
  method: 'GET',
  path: '/client_api/developer/requestLine',
  host: 'admin',
  kind: 'query',
  query: z.object({ id }),
  reply: envelope(
    z.object({
      /** At most `messagesShown`. */
      messages: z.array(requestMessage),
      messageCount: z.int(),
      callbacks: z.array(messageCallback),
      /** Whether something is expected to change within moments. */
      isMoving: z.boolean(),
    }),
  ),
});
