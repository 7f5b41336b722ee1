import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { type DeskCalls, deskChanging, deskMoment, deskReading } from './desk-call.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import { oneLine } from './text.ts';
import { dayMs, hourMs } from './time-units.ts';

export const sandboxPeriods = { hour: hourMs, day: dayMs } as const;
export type SandboxPeriod = keyof typeof sandboxPeriods;
export const sandboxPeriodIds = Object.keys(sandboxPeriods) as SandboxPeriod[];

/** How long an address can be blocked. */
export const blockTimes = { hour: hourMs, day: dayMs, week: 7 * dayMs, month: 30 * dayMs } as const;
export type BlockTime = keyof typeof blockTimes;
export const blockTimeIds = Object.keys(blockTimes) as BlockTime[];
export const blockReasonMaxLength = 200;

export const blockFields = {
  /** An address, or a network such as `203.0.113.0/24`. */
  network: z
    .string(code('desk.network'))
    .check(z.trim(), z.minLength(1, code('desk.network')), z.maxLength(50, code('desk.network'))),
  reason: z
    .string(code('desk.reason'))
    .check(
      z.maxLength(blockReasonMaxLength, code('desk.reason')),
      oneLine(),
      z.trim(),
      z.minLength(1, code('desk.reason')),
    ),
};

const session = z.object({
  id: z.uuid(),
  /** Null for a visitor who practises. */
  customer: z.nullable(z.string()),
  /** Where its calls come from, as it would be blocked. */
  network: z.string(),
  calls: z.number(),
  refused: z.number(),
  busiestCall: z.string(),
  since: deskMoment,
});
export type SandboxSession = z.output<typeof session>;

const block = z.object({
  network: z.string(),
  reason: z.string(),
  by: z.string(),
  /** Null: until somebody removes it. */
  endsAt: z.nullable(deskMoment),
});
export type SandboxBlock = z.output<typeof block>;

const callback = z.object({
  id: z.uuid(),
  event: z.string(),
  host: z.nullable(z.string()),
  attempts: z.number(),
  madeAt: deskMoment,
});
export type SetAsideCallback = z.output<typeof callback>;

export const readDeskSandbox = defineCall({
  ...deskReading,
  path: '/desk/call/sandbox',
  kind: 'query',
  query: z.object({ period: z.enum(sandboxPeriodIds) }),
  reply: envelope(
    z.object({
      /** Calls of the last minute, and of the busiest minute of the last hour. */
      perMinute: z.object({ now: z.number(), most: z.number() }),
      /** The busiest first. */
      sessions: z.array(session),
      blocks: z.array(block),
      /** Callbacks that are no longer tried since two processes ended during an attempt. */
      callbacks: z.array(callback),
    }),
  ),
});

/** Ends what is practised from there as well. */
export const blockInSandbox = defineCall({
  ...deskChanging,
  path: '/desk/call/blockInSandbox',
  body: z.object({ ...blockFields, time: z.enum(blockTimeIds) }),
});

export const unblockInSandbox = defineCall({
  ...deskChanging,
  path: '/desk/call/unblockInSandbox',
  body: z.object({ network: blockFields.network }),
});

export const releaseSandboxCallback = defineCall({
  ...deskChanging,
  path: '/desk/call/releaseCallback',
  body: z.object({ id: z.uuid() }),
});

export const sandboxCalls: DeskCalls = [
  [readDeskSandbox, { for: ['support'] }],
  [blockInSandbox, { for: ['support'] }],
  [unblockInSandbox, { for: ['support'] }],
  [releaseSandboxCallback, { for: ['support'] }],
];
