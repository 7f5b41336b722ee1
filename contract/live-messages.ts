import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { envelope } from './envelope.ts';
import { logExport, logFilter } from './requests.ts';
import { oneLine } from './text.ts';

/**
 * Menu `developer`: the live messages of an account, as the operator's gateway reported them.
 * Recipients arrive masked.
 */
const moment = z.iso.datetime();
const id = z.uuid();

export const liveOutcomes = ['delivered', 'moving', 'failed'] as const;
export type LiveOutcome = (typeof liveOutcomes)[number];

const liveFilter = {
  ...logFilter,
  outcome: z.optional(z.enum(liveOutcomes)),
  /** A `messageId`, a `requestId`, a status or a reason. */
  find: z.optional(z.string().check(z.maxLength(100), oneLine())),
};

const messageId = z.string().check(z.maxLength(64), oneLine());

const liveMessage = z.object({
  messageId,
  requestId: z.string(),
  /** Null without a key; without a name once the key has been deleted. */
  key: z.nullable(z.object({ accessKey: z.string(), name: z.nullable(z.string()) })),
  product: z.string(),
  /** ISO code, or `ZZ` where it is not known. */
  country: z.string(),
  recipient: z.string(),
  status: z.string(),
  reason: z.nullable(z.string()),
  outcome: z.enum(liveOutcomes),
  segments: z.int(),
  /** With four decimal places. */
  price: z.string(),
  currency: z.string(),
  acceptedAt: moment,
  doneAt: z.nullable(moment),
});
export type LiveMessage = z.output<typeof liveMessage>;

const calls = { host: 'admin', method: 'GET', kind: 'query' } as const;

/** Newest first, one page at a time; `before` is the id of the last known message. */
export const listLiveMessages = defineCall({
  ...calls,
  path: '/client_api/developer/liveMessages',
  query: z.object({ ...liveFilter, before: z.optional(messageId) }),
  reply: envelope(
    z.object({
      messages: z.array(liveMessage),
      hasMore: z.boolean(),
      /** By outcome, whatever outcome is filtered for. */
      counts: z.object({
        all: z.int(),
        delivered: z.int(),
        moving: z.int(),
        failed: z.int(),
      }),
      /** True if the gateway reported no message that is still kept. */
      isEmpty: z.boolean(),
      keys: z.array(z.object({ id, name: z.string() })),
    }),
  ),
});

/** The number of messages accepted after a known one, or of all. */
export const countNewLiveMessages = defineCall({
  ...calls,
  path: '/client_api/developer/newLiveMessages',
  query: z.object({ ...liveFilter, after: z.optional(messageId) }),
  reply: envelope(z.object({ count: z.int() })),
});

/** Exactly what is filtered, a row per message. */
export const exportLiveMessages = defineCall({
  ...calls,
  path: '/client_api/developer/exportLiveMessages',
  query: z.object(liveFilter),
  reply: logExport,
});
