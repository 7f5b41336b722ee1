import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { envelope } from './envelope.ts';

/** Kinds of audit events that an account's own users see; `content` has their words. */
export const accountEventKinds = ['login', 'change', 'refused'] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

const event = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  kind: z.enum(accountEventKinds),
  /** The action's name in the audit trail. */
  action: z.string(),
  /** Names and numbers that its words contain. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Who did it, if it was another user than the reader; empty otherwise. */
  by: z.string(),
  address: z.string(),
  userAgent: z.string(),
  newDevice: z.boolean(),
});
export type AccountEvent = z.output<typeof event>;

/** Menu `account`. Newest first, one page at a time; `before` is the id of the last known event. */
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
      /** A login from a new device that has not been confirmed yet. */
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
