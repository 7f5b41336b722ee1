import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { type DeskCalls, deskChanging, deskMoment, deskReading } from './desk-call.ts';
import { deskDraft } from './desk-drafts.ts';
import { statusPreview, statusText, statusTitle, submission } from './desk-incidents.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import { impacts } from './incident-states.ts';
import { incident } from './status.ts';

const id = z.string(code('status.incident')).check(z.regex(/^[\w-]{1,40}$/));

const affected = z.object({ service: z.string(), impact: z.enum(impacts) });
const plan = {
  title: statusTitle,
  text: statusText,
  affected: z.array(affected).check(z.minLength(1, code('status.services')), z.maxLength(50)),
  startsAt: deskMoment,
  endsAt: deskMoment,
};

const maintenance = z.extend(incident, {
  /** What was planned; `endTime` is when it was cancelled, if it was. */
  plannedEnd: deskMoment,
});
export type DeskMaintenance = z.output<typeof maintenance>;

export const listDeskMaintenance = defineCall({
  ...deskReading,
  path: '/desk/call/maintenance',
  kind: 'query',
  query: z.object({
    /** How many of those that are over. */
    over: z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number)),
  }),
  reply: envelope(
    z.object({
      asOf: deskMoment,
      /** Current, then planned, the next one first. */
      planned: z.array(maintenance),
      drafts: z.array(deskDraft),
      /** Newest first. */
      over: z.array(maintenance),
      overCount: z.number(),
    }),
  ),
});

export const readDeskMaintenance = defineCall({
  ...deskReading,
  path: '/desk/call/oneMaintenance',
  kind: 'query',
  query: z.object({ id }),
  reply: envelope(z.object({ asOf: deskMoment, maintenance })),
});

/** What readers will see, and how many hear it. Takes what is not ready yet. */
export const previewDeskMaintenance = defineCall({
  ...deskChanging,
  path: '/desk/call/previewMaintenance',
  body: z.object({
    ...{ title: statusTitle, text: statusText, affected: z.array(affected).check(z.maxLength(50)) },
    /** Null while they are not chosen. */
    startsAt: z.nullable(deskMoment),
    endsAt: z.nullable(deskMoment),
  }),
  reply: envelope(statusPreview),
});

export const scheduleDeskMaintenance = defineCall({
  ...deskChanging,
  path: '/desk/call/scheduleMaintenance',
  body: z.object({ submission, draft: z.nullable(z.uuid()), ...plan }),
  reply: envelope(z.object({ id: z.string() })),
});

export const cancelDeskMaintenance = defineCall({
  ...deskChanging,
  path: '/desk/call/cancelMaintenance',
  body: z.object({ submission, id, text: statusText }),
  reply: envelope(z.object({ id: z.string() })),
});

export const maintenanceCalls: DeskCalls = [
  [listDeskMaintenance, { for: ['incident-manager'] }],
  [readDeskMaintenance, { for: ['incident-manager'] }],
  [previewDeskMaintenance, { for: ['incident-manager'] }],
  [scheduleDeskMaintenance, { for: ['incident-manager'], confirmed: true }],
  [cancelDeskMaintenance, { for: ['incident-manager'], confirmed: true }],
];

const none = { en: '', zh: '' };

/** What a draft holds; moments as they are typed, `2026-03-01T02:00`. */
export const maintenanceDraft = z.object({
  title: z._default(statusTitle, none),
  text: z._default(statusText, none),
  affected: z._default(z.array(affected), []),
  from: z._default(z.string(), ''),
  to: z._default(z.string(), ''),
});
export type MaintenanceDraft = z.output<typeof maintenanceDraft>;
