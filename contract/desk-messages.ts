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
import { locales } from './locale.ts';
import { oneLine } from './text.ts';

export const messageStates = ['open', 'answered', 'all'] as const;
export type MessageState = (typeof messageStates)[number];

const find = z.optional(z.string().check(z.maxLength(100), oneLine()));

const message = z.object({
  id: z.int(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  locale: z.enum(locales),
  sentAt: deskMoment,
  /** Null while nobody has answered. */
  answeredAt: z.nullable(deskMoment),
  answeredBy: z.string(),
  /** The customer with the same mail address. */
  customer: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
});
export type DeskMessage = z.output<typeof message>;

/** What visitors wrote in the contact form, newest first. */
export const listDeskMessages = defineCall({
  ...deskReading,
  path: '/desk/call/messages',
  kind: 'query',
  query: z.object({ state: z.enum(messageStates), find, pages: deskListPages }),
  reply: envelope(
    z.object({
      messages: z.array(message),
      hasMore: z.boolean(),
      /** Of all that match the search, whatever state is shown. */
      counts: z.record(z.enum(messageStates), z.int()),
    }),
  ),
});

/** Marks a message as answered or, to undo that, as open. The first answer stays. */
export const markDeskMessage = defineCall({
  ...deskChanging,
  path: '/desk/call/markMessage',
  body: z.object({ id: z.int().check(z.minimum(1)), isAnswered: z.boolean() }),
  reply: envelope(message),
});

export const messageCalls: DeskCalls = [
  [listDeskMessages, { for: ['support'] }],
  [markDeskMessage, { for: ['support'] }],
];
