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
import { dayMs } from './time-units.ts';

/** How far back the audit trail is shown; nothing: all of it. */
export const auditPeriods = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs } as const;
export type AuditPeriod = keyof typeof auditPeriods;
export const auditPeriodIds = Object.keys(auditPeriods) as AuditPeriod[];

/** More events are not exported at once. */
export const auditExportMax = 10_000;

const text = z.optional(z.string().check(z.maxLength(100), oneLine()));

const filter = {
  /** A kind (`operator`), or the id of an operator. */
  who: text,
  action: text,
  /** An id, or a customer's mail address, phone or username. */
  target: text,
  period: z.optional(z.enum(auditPeriodIds)),
};

const named = z.object({
  kind: z.string(),
  id: z.nullable(z.string()),
  /** Null where nobody of this id is left. */
  name: z.nullable(z.string()),
});

const event = z.object({
  id: z.number(),
  at: deskMoment,
  who: named,
  action: z.string(),
  target: named,
  address: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});
export type DeskAuditEvent = z.output<typeof event>;

/** Newest first. */
export const listDeskAudit = defineCall({
  ...deskReading,
  path: '/desk/call/audit',
  kind: 'query',
  query: z.object({ ...filter, pages: deskListPages }),
  reply: envelope(
    z.object({
      events: z.array(event),
      hasMore: z.boolean(),
      operators: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  ),
});

/** The newest events of a filter as CSV, at most `auditExportMax`. */
export const exportDeskAudit = defineCall({
  ...deskChanging,
  path: '/desk/call/exportAudit',
  body: z.object(filter),
  reply: envelope(z.object({ csv: z.string(), hasMore: z.boolean() })),
});

export const auditCalls: DeskCalls = [
  [listDeskAudit, { for: ['administrator'] }],
  [exportDeskAudit, { for: ['administrator'] }],
];
