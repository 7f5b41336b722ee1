import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emailMaxLength, emailPattern } from './email-address.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';

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
});
export type HistoryRecord = z.output<typeof historyRecord>;

/** The newest first. */
export const listServiceHistory = defineCall({
  method: 'GET',
  path: '/client/productServiceHistory',
  host: 'did',
  kind: 'query',
  query: z.object({
    serviceId: z.pipe(
      z.string(code('status.service')).check(z.regex(/^[1-9]\d{0,8}$/)),
      z.transform(Number),
    ),
  }),
  reply: envelope(z.array(historyRecord)),
});

/** So many days have a tick of their own. */
export const shownDays = 90;

/** One letter a day, the oldest first: fine, degraded, outage, maintenance, not yet recorded. */
export const dayLetters = { fine: 'f', degraded: 'd', outage: 'o', maintenance: 'm', none: '-' };

const availability = z.object({ days: z.number(), since: z.iso.date(), percent: z.number() });
export type Availability = z.output<typeof availability>;

const plannedMaintenance = z.object({
  id: z.string(),
  titleCn: z.string(),
  titleEn: z.string(),
  textCn: z.string(),
  textEn: z.string(),
  startTime: moment,
  endTime: moment,
  serviceIds: z.array(z.number()),
});
export type PlannedMaintenance = z.output<typeof plannedMaintenance>;

/** Our own: what goes beyond the list of services. */
export const overviewServices = defineCall({
  method: 'GET',
  path: '/client/productServiceOverview',
  host: 'did',
  kind: 'none',
  reply: envelope(
    z.object({
      /** Some of the history is made up, to show the page with. */
      sample: z.boolean(),
      services: z.array(
        z.object({
          id: z.number(),
          days: z.string().check(z.length(shownDays), z.regex(/^[fdom-]*$/)),
          availability: z.array(availability),
        }),
      ),
      planned: z.array(plannedMaintenance),
    }),
  ),
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

const token = z.object({ token: z.uuid(code('status.link')) });

export const confirmSubscription = defineCall({
  method: 'POST',
  path: '/client/statusConfirm',
  host: 'did',
  kind: 'json',
  body: token,
  reply: nothing,
});

/** A subscription that has already ended is fine. */
export const unsubscribe = defineCall({
  method: 'POST',
  path: '/client/statusUnsubscribe',
  host: 'did',
  kind: 'json',
  body: token,
  reply: nothing,
});
