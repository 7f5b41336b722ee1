import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { type DeskCalls, deskChanging, deskMoment, deskReading } from './desk-call.ts';
import { deskDraft } from './desk-drafts.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import { serviceImpacts, stages } from './incident-states.ts';
import { incident } from './status.ts';
import { oneLine, severalLines } from './text.ts';

/** Characters of what readers are told, and of its title. */
export const statusTextMaxLength = 600;
export const statusTitleMaxLength = 120;

const written = (maxLength: number, clean = severalLines()) => {
  const text = z.string().check(clean, z.trim(), z.maxLength(maxLength, code('status.tooLong')));
  return z.object({ en: text, zh: text });
};
/** In both languages; empty where it is not written yet. */
export const statusText = written(statusTextMaxLength);
export const statusTitle = written(statusTitleMaxLength, oneLine());

/** Chosen by the browser, so that what is sent again after a lost answer is done once. */
export const submission = z.uuid();

const affected = z.object({ service: z.string(), impact: z.enum(['outage', 'degraded']) });
const change = z.object({
  service: z.string(),
  impact: z.enum(serviceImpacts),
  /** Null: now. */
  from: z.nullable(deskMoment),
});
export type StatusChange = z.output<typeof change>;
const changes = z.array(change).check(z.maxLength(50));
const id = z.string(code('status.incident')).check(z.regex(/^[\w-]{1,40}$/));

const opening = {
  title: statusTitle,
  text: statusText,
  affected: z.array(affected).check(z.minLength(1, code('status.services')), z.maxLength(50)),
  startsAt: z.nullable(deskMoment),
  nextUpdateAt: z.nullable(deskMoment),
};

const word = {
  id,
  /** The update that its author has read last. */
  after: z.number(),
  state: z.enum(stages),
  text: statusText,
  changed: changes,
  nextUpdateAt: z.nullable(deskMoment),
  /** With the end: a report follows. */
  reportExpected: z.boolean(),
};

export const listDeskIncidents = defineCall({
  ...deskReading,
  path: '/desk/call/incidents',
  kind: 'query',
  query: z.object({
    /** How many of the resolved ones. */
    resolved: z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number)),
  }),
  reply: envelope(
    z.object({
      asOf: deskMoment,
      open: z.array(incident),
      /** Newest first. */
      resolved: z.array(incident),
      resolvedCount: z.number(),
      drafts: z.array(deskDraft),
    }),
  ),
});

export const readDeskIncident = defineCall({
  ...deskReading,
  path: '/desk/call/incident',
  kind: 'query',
  query: z.object({ id }),
  reply: envelope(z.object({ asOf: deskMoment, incident })),
});

const mail = z.object({ subject: z.string(), text: z.string() });
export const statusPreview = z.object({
  asOf: deskMoment,
  incident,
  mails: z.object({ en: mail, zh: mail }),
  /** Who hears it: mails in each language, and webhooks. */
  told: z.object({ en: z.number(), zh: z.number(), webhooks: z.number() }),
});
export type StatusPreview = z.output<typeof statusPreview>;

/** What readers will see, and how many hear it. Changes nothing, and takes what is not ready yet. */
export const previewStatus = defineCall({
  ...deskChanging,
  path: '/desk/call/previewStatus',
  body: z.object({
    /** Without one: a new incident. */
    id: z.nullable(id),
    title: statusTitle,
    state: z.enum(stages),
    text: statusText,
    changed: changes,
    nextUpdateAt: z.nullable(deskMoment),
  }),
  reply: envelope(statusPreview),
});

const publishing = { submission, draft: z.nullable(z.uuid()) };
const published = envelope(z.object({ id: z.string() }));

export const openDeskIncident = defineCall({
  ...deskChanging,
  path: '/desk/call/openIncident',
  body: z.object({ ...publishing, ...opening }),
  reply: published,
});

/** The state `resolved` ends the incident. */
export const updateDeskIncident = defineCall({
  ...deskChanging,
  path: '/desk/call/updateIncident',
  body: z.object({ ...publishing, ...word }),
  reply: published,
});

export const incidentCalls: DeskCalls = [
  [listDeskIncidents, { for: ['incident-manager'] }],
  [readDeskIncident, { for: ['incident-manager'] }],
  [previewStatus, { for: ['incident-manager'] }],
  [openDeskIncident, { for: ['incident-manager'], confirmed: true }],
  [updateDeskIncident, { for: ['incident-manager'], confirmed: true }],
];

const none = { en: '', zh: '' };
const places = z._default(z.record(z.string(), z.object({ en: z.string(), zh: z.string() })), {});
const minutes = z._default(z.nullable(z.number()), 30);

/** What a draft of a new incident holds. */
export const openingDraft = z.object({
  template: z._default(z.string(), ''),
  title: z._default(statusTitle, none),
  text: z._default(statusText, none),
  places,
  affected: z._default(z.array(affected), []),
  /** Null: when it is opened. What is typed and is no time yet stays as it is. */
  startsAt: z._default(z.nullable(z.string()), null),
  /** Minutes until the next update. */
  next: minutes,
});
export type OpeningDraft = z.output<typeof openingDraft>;

/** What a draft of an update holds. */
export const updateDraft = z.object({
  template: z._default(z.string(), ''),
  text: z._default(statusText, none),
  places,
  /** Null: as before. */
  state: z._default(z.nullable(z.enum(stages)), null),
  /** As with `startsAt`, null is now, and what is no time yet stays. */
  changed: z._default(z.array(z.extend(change, { from: z.nullable(z.string()) })), []),
  next: minutes,
  reportExpected: z._default(z.boolean(), false),
  /** The update that its author has read last; null before anything is written. */
  after: z._default(z.nullable(z.number()), null),
});
export type UpdateDraft = z.output<typeof updateDraft>;
