import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import {
  type DeskCalls,
  deskChanging,
  deskListPages,
  deskMoment,
  deskReading,
} from './desk-call.ts';
import { envelope } from './envelope.ts';
import { oneLine } from './text.ts';

/** Given up, on their way, and sent. */
export const outboxStates = ['dead', 'queued', 'sent'] as const;
export type OutboxState = (typeof outboxStates)[number];

const template = z.optional(z.string().check(z.maxLength(100), oneLine()));

const message = z.object({
  id: z.uuid(),
  channel: z.enum(['mail', 'sms']),
  template: z.string(),
  /** The recipient, masked. */
  to: z.string(),
  attempts: z.number(),
  /** The last answer of the other side, without addresses and numbers. */
  problem: z.nullable(z.string()),
  /** The other side will refuse it again. */
  isHopeless: z.boolean(),
  /** When it was given up or sent, or is tried next. */
  at: deskMoment,
});
export type DeskMessage = z.output<typeof message>;

/** Mails and texts without what they say, newest first. */
export const listDeskOutbox = defineCall({
  ...deskReading,
  path: '/desk/call/outbox',
  kind: 'query',
  query: z.object({ state: z.enum(outboxStates), template, pages: deskListPages }),
  reply: envelope(
    z.object({
      messages: z.array(message),
      hasMore: z.boolean(),
      counts: z.record(z.enum(outboxStates), z.number()),
      /** Those of the template that were given up and may be accepted now. */
      retryable: z.number(),
    }),
  ),
});

/** Retries one message, or all of a template that are not hopeless; without either, all of those. */
export const retryDeskMessages = defineCall({
  ...deskChanging,
  path: '/desk/call/retryMessages',
  body: z.object({ id: z.optional(z.uuid()), template }),
  reply: envelope(z.object({ messages: z.number() })),
});

export const dropDeskMessage = defineCall({
  ...deskChanging,
  path: '/desk/call/dropMessage',
  body: z.object({ id: z.uuid() }),
});

export const outboxCalls: DeskCalls = [
  [listDeskOutbox, { for: ['incident-manager'] }],
  [retryDeskMessages, { for: ['incident-manager'] }],
  [dropDeskMessage, { for: ['administrator'], confirmed: true }],
];
