import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { envelope } from './envelope.ts';

/** What an account's own people are told of the audit trail; words for each stand in `content`. */
export const accountEventKinds = ['login', 'change', 'refused'] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

const event = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  kind: z.enum(accountEventKinds),
  /** As the audit trail calls it. */
  action: z.string(),
  /** Names and numbers that its words need. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Who did it, where that is somebody else than who reads; empty otherwise. */
  by: z.string(),
  address: z.string(),
  userAgent: z.string(),
  newDevice: z.boolean(),
});
export type AccountEvent = z.output<typeof event>;

/** Menu `account`. The newest first, so many at a time; `before` is the last one's id. */
export const listAccountEvents = defineCall({
  method: 'GET',
  path: '/client_api/account/events',
  host: 'admin',
  kind: 'query',
  query: z.object({
    kind: z.optional(z.enum(accountEventKinds)),
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  reply: envelope(
    z.object({
      events: z.array(event),
      hasMore: z.boolean(),
      /** A login with a new device that nobody has answered for. */
      question: z.nullable(event),
    }),
  ),
});

/** Menu `account`. The answer to "Was this you?". */
export const recogniseEvent = defineCall({
  method: 'POST',
  path: '/client_api/account/recogniseEvent',
  host: 'admin',
  kind: 'json',
  body: z.object({ id: z.int().check(z.minimum(1)), mine: z.boolean() }),
  reply: envelope(z.optional(z.unknown())),
});
