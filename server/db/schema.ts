import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/locale.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const countries = pgTable('countries', {
  id: integer('id').primaryKey(),
  iso2: text('iso_2').notNull().unique(),
  dialCode: text('dial_code').notNull(),
  chineseName: text('chinese_name').notNull(),
  englishName: text('english_name').notNull(),
});

export type CustomerStatus = 'pending' | 'active' | 'disabled';

/** Logs in by phone (E.164), e-mail or username; each is unique on its own, case ignored. */
export const customers = pgTable(
  'customers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    status: text('status').$type<CustomerStatus>().notNull().default('pending'),
    email: text('email').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    phone: text('phone').unique(),
    username: text('username'),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name').notNull().default(''),
    companyAddress: text('company_address').notNull().default(''),
    countryId: integer('country_id').references(() => countries.id),
    businessType: integer('business_type'),
    locale: text('locale').$type<Locale>().notNull(),
    currency: text('currency').notNull().default('USD'),
    balance: numeric('balance', { precision: 14, scale: 4 }).notNull().default('0'),
    creditBalance: numeric('credit_balance', { precision: 14, scale: 4 }).notNull().default('0'),
    enabledProducts: text('enabled_products').array().notNull().default(sql`'{}'`),
    createdAt: moment('created_at').notNull().defaultNow(),
    activatedAt: moment('activated_at'),
  },
  (table) => [
    uniqueIndex('customers_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('customers_username_key').on(sql`lower(${table.username})`),
  ],
);

export type OutboxChannel = 'mail' | 'sms';
export type OutboxStatus = 'queued' | 'sent' | 'dead';

/** What must leave the house, written in the transaction that caused it. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel').$type<OutboxChannel>().notNull(),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    payload: jsonb('payload').notNull(),
    status: text('status').$type<OutboxStatus>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('outbox_messages_due').on(table.dueAt).where(sql`${table.status} = 'queued'`),
    index('outbox_messages_status').on(table.status, table.createdAt),
  ],
);

/** One row counts what one key did in one window. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('limit_counters_expiry').on(table.expiresAt),
  ],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    requestId: text('request_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('contact_messages_created').on(table.createdAt)],
);

/** What the site's own analytics service received. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('analytics_events_created').on(table.createdAt)],
);
