import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { type DeskCalls, deskMoment, deskReading } from './desk-call.ts';
import { envelope } from './envelope.ts';
import { locales } from './locale.ts';

/** What can wait for somebody at the desk. */
export const todayKinds = [
  ...(['incident-promised', 'incident-open', 'translation', 'report'] as const),
  ...(['alert-draft', 'ticket', 'tickets', 'messages'] as const),
  ...(['dead-letters', 'backup-old', 'backup-none'] as const),
] as const;
export type TodayKind = (typeof todayKinds)[number];

/** After its time, soon to be, and the rest. */
export const todayTones = ['late', 'soon', 'rest'] as const;

const item = z.object({
  kind: z.enum(todayKinds),
  tone: z.enum(todayTones),
  /** Where it is done, below the path of the desk: the id of a page, and what follows. */
  to: z.string(),
  /** How many things of its page it stands for. */
  count: z.number(),
  /** When it is due, or since when it waits; null if nobody knows. */
  at: z.nullable(deskMoment),
  isDue: z.boolean(),
  /** The name that its incident or ticket has. */
  title: z.nullable(z.object({ en: z.string(), zh: z.string() })),
  /** For the places of its words. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type TodayItem = z.output<typeof item>;

/** What waits, in the order in which it is done. Asked every minute by every page of the desk. */
export const listDeskToday = defineCall({
  ...deskReading,
  path: '/desk/call/today',
  kind: 'none',
  reply: envelope(z.array(item)),
});

/** What the live gateway has read and reported, as the command `gateway status` says. */
const gateway = z.object({
  readAt: z.nullable(deskMoment),
  /** Changes that it has not read, and the age of the oldest. */
  waiting: z.int(),
  oldestSeconds: z.number(),
  /** Its usage is complete up to then. */
  completeUntil: z.nullable(deskMoment),
  balanceAsOf: z.nullable(deskMoment),
  /** Rows of the last 24 hours. */
  refusals: z.int(),
});
export type DeskGateway = z.output<typeof gateway>;

const standing = z.object({
  services: z.object({ all: z.number(), fine: z.number() }),
  outbox: z.nullable(z.object({ sent: z.number(), queued: z.number() })),
  sandbox: z.nullable(z.object({ calls: z.number(), blocked: z.number() })),
  /** The next planned maintenance. */
  next: z.nullable(z.object({ title: z.record(z.enum(locales), z.string()), at: deskMoment })),
  backupAt: z.nullable(deskMoment),
  /** Null also where no gateway is connected. Missing in replies of the previous release. */
  gateway: z.optional(z.nullable(gateway)),
});
export type DeskStanding = z.output<typeof standing>;

/** How it stands; null is what the roles of the reader do not include. */
export const readDeskStanding = defineCall({
  ...deskReading,
  path: '/desk/call/standing',
  kind: 'none',
  reply: envelope(standing),
});

export const todayCalls: DeskCalls = [
  [listDeskToday, { for: 'operators', polled: true }],
  [readDeskStanding, { for: 'operators' }],
];
