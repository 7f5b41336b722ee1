import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import {
  corrections,
  type IncidentFacts,
  incidentReport,
  replanned,
  type Said,
  moment as storedMoment,
  type UpdateFacts,
} from '#content/status/incident.ts';
import { type Impact, serviceImpacts } from '#contract/incident-states.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { moment } from './columns.ts';
import { jsonColumn } from './json-column.ts';
import { localizedText } from './localized-text.ts';

/** What lacks its Chinese was written in English only. */
const operatorText = jsonColumn(
  z.pipe(
    z.object({ en: z.string(), zh: z.optional(z.string()), only: z.optional(z.enum(locales)) }),
    z.transform(
      ({ en, zh, only }): Said =>
        zh === undefined ? { en, zh: en, only: 'en' } : { en, zh, ...(only && { only }) },
    ),
  ),
);
const incidentReports = jsonColumn(incidentReport);
const textCorrections = jsonColumn(corrections);
const changedWindow = jsonColumn(replanned);

/** How a service is affected from a moment on, with the id of the service. */
const storedImpact = z.object({
  service: z.number(),
  impact: z.enum(serviceImpacts),
  from: storedMoment,
});
export type StoredImpact = z.output<typeof storedImpact>;
const storedImpacts = jsonColumn(z.array(storedImpact));

/** Reference data; a service has no history before `recordedFrom`. */
export const statusServices = pgTable('status_services', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localizedText('name').notNull(),
  recordedFrom: moment('recorded_from').notNull().defaultNow(),
});

/** Columns are described in `content/status/incident.ts`. */
export const statusIncidents = pgTable(
  'status_incidents',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<IncidentFacts['kind']>().notNull(),
    title: operatorText('title').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    cancelledAt: moment('cancelled_at'),
    nextUpdateAt: moment('next_update_at'),
    reportExpected: boolean('report_expected').notNull().default(false),
    report: incidentReports('report'),
    sample: boolean('sample').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('status_incidents_start').on(table.startsAt)],
);

/** The services of an incident. For the release before alone; `impacts` of the updates say more. */
export const statusIncidentServices = pgTable(
  'status_incident_services',
  {
    incidentId: incidentReference(),
    serviceId: integer('service_id')
      .notNull()
      .references(() => statusServices.id),
  },
  (table) => [
    primaryKey({ columns: [table.incidentId, table.serviceId] }),
    index('status_incident_services_service').on(table.serviceId),
  ],
);

/** Messages about an incident: the first says what happened, the last how it ended. */
export const statusUpdates = pgTable(
  'status_updates',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    incidentId: incidentReference(),
    state: text('state').$type<UpdateFacts['state']>().notNull(),
    /** The worst of `impacts`. For the release before alone. */
    impact: text('impact').$type<Impact>().notNull(),
    impacts: storedImpacts('impacts').notNull(),
    text: operatorText('text').notNull(),
    corrections: textCorrections('corrections').notNull().default([]),
    replanned: changedWindow('replanned'),
    at: moment('at').notNull(),
    writtenAt: moment('written_at').notNull().defaultNow(),
  },
  (table) => [index('status_updates_incident').on(table.incidentId, table.at)],
);

/** Who changed what and when; readers compare the last id to see whether anything changed. */
export const statusChanges = pgTable('status_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  who: text('who').notNull(),
  action: text('action').notNull(),
  incidentId: text('incident_id'),
  details: jsonb('details').notNull(),
  /** Names what a browser sent; null for a command. */
  submission: uuid('submission').unique(),
});

/** The previous release used `id` itself as the token in mailed links. */
export const statusSubscriptions = pgTable(
  'status_subscriptions',
  {
    id: uuid('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    services: chosenServices(),
    everyUpdate: boolean('every_update').notNull().default(false),
  },
  (table) => [index('status_subscriptions_created').on(table.createdAt)],
);

/** A subscription whose notices are posted to an address; its mail address confirms it. */
export const statusWebhooks = pgTable(
  'status_webhooks',
  {
    id: uuid('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull(),
    /** `email` as limits count it. */
    mailbox: text('mailbox').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    url: text('url').notNull(),
    host: text('host').notNull(),
    services: chosenServices(),
    everyUpdate: boolean('every_update').notNull(),
    /** Null until it is confirmed. */
    sealedSecret: text('sealed_secret'),
    createdAt: moment('created_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** The first 2xx to a test event: from then on it gets notices. */
    testedAt: moment('tested_at'),
    /** The first failed attempt since the last 2xx. */
    failingSince: moment('failing_since'),
    /** When its owner was mailed that it fails. */
    warnedAt: moment('warned_at'),
    pausedAt: moment('paused_at'),
  },
  (table) => [
    index('status_webhooks_mailbox').on(table.mailbox),
    index('status_webhooks_host').on(table.host),
    index('status_webhooks_created').on(table.createdAt),
  ],
);

/** What a subscriber wants to hear of: `services` are ids, or null for all. */
export type StatusChoice = { services: number[] | null; everyUpdate: boolean };

/** SHA-256 of the token in a mailed link, which confirms, changes or ends the subscription. */
export const statusLinks = pgTable(
  'status_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    subscriptionId: uuid('subscription_id').references(() => statusSubscriptions.id, {
      onDelete: 'cascade',
    }),
    /** Either this or `subscriptionId`. */
    webhookId: uuid('webhook_id').references(() => statusWebhooks.id, { onDelete: 'cascade' }),
    /** What was chosen with a link that confirms, until it is confirmed. */
    choice: jsonb('choice').$type<StatusChoice>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('status_links_subscription').on(table.subscriptionId),
    index('status_links_webhook').on(table.webhookId),
    index('status_links_created').on(table.createdAt),
  ],
);

/** Ids; null is every service, also one to come. */
function chosenServices() {
  return integer('services').array();
}

function incidentReference() {
  return text('incident_id')
    .notNull()
    .references(() => statusIncidents.id, { onDelete: 'cascade' });
}
