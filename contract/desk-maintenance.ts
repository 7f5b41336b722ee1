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
  /** The end that was planned when it began; `endTime` is when it ended or will. */
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
    /** Of a plan that changes; null for a new one. Pages of the previous release have none. */
    id: z._default(z.nullable(id), null),
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

/** The update that its author has read last. */
const after = z.number();

/** Without a text only the title can change. Once it has begun, only its end. */
export const changeDeskMaintenance = defineCall({
  ...deskChanging,
  path: '/desk/call/changeMaintenance',
  body: z.object({ submission, draft: z.nullable(z.uuid()), id, after, ...plan }),
  reply: envelope(z.object({ id: z.string() })),
});

/** Ends what is under way, now. */
export const endDeskMaintenance = defineCall({
  ...deskChanging,
  path: '/desk/call/endMaintenance',
  body: z.object({ submission, id, after, text: statusText }),
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
  [changeDeskMaintenance, { for: ['incident-manager'], confirmed: true }],
  [endDeskMaintenance, { for: ['incident-manager'], confirmed: true }],
  [cancelDeskMaintenance, { for: ['incident-manager'], confirmed: true }],
];

const draft = z.object({
  title: statusTitle,
  text: statusText,
  affected: z.array(affected),
  from: z.string(),
  to: z.string(),
  /** The update of the plan that its author has read last; null before anything is written. */
  after: z.nullable(z.number()),
});
export type MaintenanceDraft = z.output<typeof draft>;

const none = { en: '', zh: '' };
const nothing = { title: none, affected: [], from: '', to: '' };

/** What a draft holds; moments as they are typed, `2026-03-01T02:00`. It begins with the known plan. */
export const maintenanceDraft = (known: Pick<MaintenanceDraft, keyof typeof nothing> = nothing) =>
  z.object({
    title: z._default(draft.shape.title, known.title),
    text: z._default(draft.shape.text, none),
    affected: z._default(draft.shape.affected, known.affected),
    from: z._default(draft.shape.from, known.from),
    to: z._default(draft.shape.to, known.to),
    after: z._default(draft.shape.after, null),
  });
