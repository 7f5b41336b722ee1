import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emailMaxLength, emailPattern } from './email-address.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import {
  impacts,
  incidentKinds,
  incidentStates,
  phases,
  serviceImpacts,
  serviceStates,
} from './incident-states.ts';
import { locales } from './locale.ts';
import { shownDays } from './status-days.ts';

const moment = z.iso.datetime();

const service = z.object({
  id: z.number(),
  serviceName: z.string(),
  /** 1 means operational; `content/status/states.ts` lists the others. */
  serviceStatus: z.number(),
  serviceStatusInfoCn: z.string(),
  serviceStatusInfoEn: z.string(),
  statusDescriptionCn: z.string(),
  statusDescriptionEn: z.string(),
});
export type Service = z.output<typeof service>;

export const listServices = defineCall({
  method: 'GET',
  path: '/client/productService',
  host: 'did',
  kind: 'none',
  reply: envelope(z.array(service)),
});

const historyRecord = z.object({
  /** 1 means resolved. */
  faultStatus: z.number(),
  startTime: moment,
  endTime: z.nullable(moment),
  serviceStatusNameCn: z.string(),
  serviceStatusNameEn: z.string(),
  failureDescriptionCn: z.string(),
  failureDescriptionEn: z.string(),
  repairDescriptionCn: z.string(),
  repairDescriptionEn: z.string(),
  /** The incident in `readServiceRecord`; an addition of ours to the specified reply. */
  incidentId: z.optional(z.string()),
});
export type HistoryRecord = z.output<typeof historyRecord>;

const serviceQuery = z.object({
  serviceId: z.pipe(
    z.string(code('status.service')).check(z.regex(/^[1-9]\d{0,8}$/)),
    z.transform(Number),
  ),
});

/** Newest first. */
export const listServiceHistory = defineCall({
  method: 'GET',
  path: '/client/productServiceHistory',
  host: 'did',
  kind: 'query',
  query: serviceQuery,
  reply: envelope(z.array(historyRecord)),
});

const window = z.object({ startTime: moment, endTime: moment });
export type MaintenanceWindow = z.output<typeof window>;

const saidUpdate = z.object({
  id: z.number(),
  state: z.enum(incidentStates),
  time: moment,
  /** The language of the text that stands for both, until its translation follows. */
  textOnly: z.nullable(z.enum(locales)),
  /** What it said before, oldest first. */
  corrections: z.array(z.object({ time: moment, textCn: z.string(), textEn: z.string() })),
  /** The services that it says are affected otherwise; a new one has no impact before. */
  changes: z.array(
    z.object({
      serviceId: z.number(),
      impact: z.enum(serviceImpacts),
      before: z.nullable(z.enum(serviceImpacts)),
      from: moment,
    }),
  ),
  /** Of maintenance whose plan it changes: the window before and after. */
  replanned: z.optional(z.object({ before: window, after: window })),
  textCn: z.string(),
  textEn: z.string(),
});

const bothLanguages = { textCn: z.string(), textEn: z.string() };
const report = z.object({
  publishedAt: moment,
  correctedAt: z.nullable(moment),
  happened: z.object(bothLanguages),
  meant: z.object(bothLanguages),
  cause: z.object(bothLanguages),
  measures: z.array(z.object({ ...bothLanguages, isDone: z.boolean() })),
});

export const incident = z.object({
  id: z.string(),
  kind: z.enum(incidentKinds),
  phase: z.enum(phases),
  /** The state of the last update, whose `time` says when it was set. */
  state: z.enum(incidentStates),
  /** The worst that any of its services went through. */
  impact: z.enum(impacts),
  /** The worst that any of its services is in now; of what is over, when it ended. */
  impactNow: z.enum(serviceStates),
  titleCn: z.string(),
  titleEn: z.string(),
  titleOnly: z.nullable(z.enum(locales)),
  /** Of an open incident. */
  nextUpdate: z.nullable(moment),
  /** After the end of an incident: it follows, or was published. */
  reportExpected: z.boolean(),
  report: z.nullable(report),
  startTime: moment,
  /** The end; for maintenance the planned end, even while it lies ahead. */
  endTime: z.nullable(moment),
  serviceIds: z.array(z.number()),
  /** How each service was affected from when on; the end of the incident ends the last impact. */
  services: z.array(
    z.object({
      id: z.number(),
      impacts: z.array(z.object({ impact: z.enum(serviceImpacts), from: moment })),
    }),
  ),
  /** Newest first. */
  updates: z.array(saidUpdate),
});
export type Incident = z.output<typeof incident>;

const availability = z.object({ days: z.number(), since: z.iso.date(), percent: z.number() });
export type Availability = z.output<typeof availability>;

/** A day with a reported incident. */
const troubledDay = z.object({
  date: z.iso.date(),
  /** Duration of the worst impact. */
  minutes: z.number(),
  incidents: z.array(z.object({ id: z.string(), titleCn: z.string(), titleEn: z.string() })),
});
export type TroubledDay = z.output<typeof troubledDay>;

const serviceDays = z.object({
  id: z.number(),
  recordedFrom: z.iso.date(),
  /** Letters of `dayLetters`, today last. */
  days: z.string().check(z.length(shownDays), z.regex(/^[fdom-]*$/)),
  troubles: z.array(troubledDay),
  availability: z.array(availability),
});
export type ServiceDays = z.output<typeof serviceDays>;

const known = {
  /** When the server read the data. */
  asOf: moment,
  /** The history is sample data. */
  sample: z.boolean(),
};

const overview = z.object({
  ...known,
  services: z.array(serviceDays),
  /** Open incidents: worst impact first, then newest. */
  open: z.array(incident),
  /** Maintenance: current, then planned, the next one first. */
  maintenance: z.array(incident),
  lastEnded: z.nullable(incident),
});
export type Overview = z.output<typeof overview>;

/** Our own addition to the list of services. */
export const overviewServices = defineCall({
  method: 'GET',
  path: '/client/productServiceOverview',
  host: 'did',
  kind: 'none',
  reply: envelope(overview),
});

const serviceRecord = z.object({ ...known, service: serviceDays, incidents: z.array(incident) });
export type ServiceRecord = z.output<typeof serviceRecord>;

/** Our own addition to the history of a service, planned maintenance first. */
export const readServiceRecord = defineCall({
  method: 'GET',
  path: '/client/productServiceRecord',
  host: 'did',
  kind: 'query',
  query: serviceQuery,
  reply: envelope(serviceRecord),
});

const incidentStory = z.object({ ...known, incident });
export type IncidentStory = z.output<typeof incidentStory>;

/** Our own addition: one incident or maintenance with all updates. */
export const readIncident = defineCall({
  method: 'GET',
  path: '/client/productServiceIncident',
  host: 'did',
  kind: 'query',
  query: z.object({ id: z.string(code('status.incident')).check(z.regex(/^[\w-]{1,40}$/)) }),
  reply: envelope(incidentStory),
});

const nothing = envelope(z.optional(z.unknown()));

export const subscriberEmail = z
  .string(code('status.email'))
  .check(z.maxLength(emailMaxLength), z.trim(), z.regex(emailPattern));

/** How a webhook is; `testing` until its first test was received. */
export const webhookStates = ['testing', 'active', 'failing', 'paused'] as const;
export type WebhookState = (typeof webhookStates)[number];

export const webhookAddress = z
  .string(code('callback.url'))
  .check(z.trim(), z.maxLength(500, code('callback.url')));

/** Ids of services; without them, all. Unknown ones are refused. */
const chosenServices = z
  .array(z.number(code('status.services')), code('status.services'))
  .check(z.minLength(1, code('status.services')), z.maxLength(100, code('status.services')));

/**
 * Mails a confirmation link; nothing else is mailed before it is used. With `webhook`, notices are
 * posted to that address; `everyUpdate` false: only the beginning, a worse impact and the end.
 */
export const subscribe = defineCall({
  method: 'POST',
  path: '/client/statusSubscribe',
  host: 'did',
  kind: 'json',
  body: z.object({
    email: subscriberEmail,
    services: z.optional(chosenServices),
    everyUpdate: z.optional(z.boolean()),
    webhook: z.optional(webhookAddress),
  }),
  reply: nothing,
});

/** The token of a mailed link; the previous release mailed a UUID. */
export const mailedLink = z.object({
  token: z
    .string(code('status.link'))
    .check(z.regex(/^(?:[\w-]{43}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i)),
});

export const confirmSubscription = defineCall({
  method: 'POST',
  path: '/client/statusConfirm',
  host: 'did',
  kind: 'json',
  body: mailedLink,
  reply: nothing,
});

/** A subscription that has already ended is accepted. */
export const unsubscribe = defineCall({
  method: 'POST',
  path: '/client/statusUnsubscribe',
  host: 'did',
  kind: 'json',
  body: mailedLink,
  reply: nothing,
});
