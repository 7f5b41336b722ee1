import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emailMaxLength, emailPattern } from './email-address.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import { impacts, incidentKinds, incidentStates, phases } from './incident-states.ts';
import { shownDays } from './status-days.ts';

const moment = z.iso.datetime();

const service = z.object({
  id: z.number(),
  serviceName: z.string(),
  /** 1 is fine; `content/status/states.ts` knows the others. */
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
  /** Ours: the one of `readServiceRecord` that it belongs to. */
  incidentId: z.optional(z.string()),
});
export type HistoryRecord = z.output<typeof historyRecord>;

const serviceQuery = z.object({
  serviceId: z.pipe(
    z.string(code('status.service')).check(z.regex(/^[1-9]\d{0,8}$/)),
    z.transform(Number),
  ),
});

/** The newest first. */
export const listServiceHistory = defineCall({
  method: 'GET',
  path: '/client/productServiceHistory',
  host: 'did',
  kind: 'query',
  query: serviceQuery,
  reply: envelope(z.array(historyRecord)),
});

const saidUpdate = z.object({
  id: z.number(),
  state: z.enum(incidentStates),
  impact: z.enum(impacts),
  time: moment,
  textCn: z.string(),
  textEn: z.string(),
});

const incident = z.object({
  id: z.string(),
  kind: z.enum(incidentKinds),
  phase: z.enum(phases),
  /** As last said; `time` of an update tells when it was. */
  state: z.enum(incidentStates),
  impact: z.enum(impacts),
  titleCn: z.string(),
  titleEn: z.string(),
  startTime: moment,
  /** Of maintenance the planned end, also before it has come. */
  endTime: z.nullable(moment),
  serviceIds: z.array(z.number()),
  /** The newest first. */
  updates: z.array(saidUpdate),
});
export type Incident = z.output<typeof incident>;

const availability = z.object({ days: z.number(), since: z.iso.date(), percent: z.number() });
export type Availability = z.output<typeof availability>;

/** A day on which something was reported. */
const troubledDay = z.object({
  date: z.iso.date(),
  /** How long the worst of it lasted. */
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
  /** When the server knew this. */
  asOf: moment,
  /** The history is made up, to show the page with. */
  sample: z.boolean(),
};

const overview = z.object({
  ...known,
  services: z.array(serviceDays),
  /** What lasts: the worst first, then the newest. */
  open: z.array(incident),
  /** Maintenance: what goes on, then what is planned, the next one first. */
  maintenance: z.array(incident),
  lastEnded: z.nullable(incident),
});
export type Overview = z.output<typeof overview>;

/** Our own: what goes beyond the list of services. */
export const overviewServices = defineCall({
  method: 'GET',
  path: '/client/productServiceOverview',
  host: 'did',
  kind: 'none',
  reply: envelope(overview),
});

const serviceRecord = z.object({ ...known, service: serviceDays, incidents: z.array(incident) });
export type ServiceRecord = z.output<typeof serviceRecord>;

/** Our own: what goes beyond the history of a service, planned maintenance first. */
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

/** Our own: one incident or maintenance with all that was said. */
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

/** Sends a mail with a link; nothing else is sent until the link was used. */
export const subscribe = defineCall({
  method: 'POST',
  path: '/client/statusSubscribe',
  host: 'did',
  kind: 'json',
  body: z.object({ email: subscriberEmail }),
  reply: nothing,
});

/** What a mailed link carries; the release before mailed a UUID. */
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

/** A subscription that has already ended is fine. */
export const unsubscribe = defineCall({
  method: 'POST',
  path: '/client/statusUnsubscribe',
  host: 'did',
  kind: 'json',
  body: mailedLink,
  reply: nothing,
});
