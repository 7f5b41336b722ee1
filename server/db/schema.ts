import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MenuId } from '#contract/console-menus.ts';
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
    /** What the customer is called outside this database. */
    publicId: uuid('public_id').notNull().unique().defaultRandom(),
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
export const outboxLanes = ['code', 'text', 'mail', 'mass'] as const;
export type OutboxLane = (typeof outboxLanes)[number];
export type OutboxStatus = 'queued' | 'sent' | 'dead';

/**
 * What must leave the house, written in the transaction that caused it. Whoever hands it over
 * holds it: `heldBy` names the hand-over, and nobody else takes the row before `dueAt`.
 */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel').$type<OutboxChannel>().notNull(),
    lane: text('lane').$type<OutboxLane>().notNull(),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    payload: jsonb('payload').notNull(),
    status: text('status').$type<OutboxStatus>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    heldBy: uuid('held_by'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('outbox_messages_due').on(table.dueAt).where(sql`${table.status} = 'queued'`),
    index('outbox_messages_lane')
      .on(table.lane, table.dueAt)
      .where(sql`${table.status} = 'queued'`),
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

export type EmployeeStatus = 'active' | 'disabled';

/** Log in by the customer's phone, a username that is unique within the customer, and a password. */
export const employees = pgTable(
  'employees',
  {
    id: uuid('id').primaryKey(),
    customerId: customerReference(),
    status: text('status').$type<EmployeeStatus>().notNull().default('active'),
    username: text('username').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    menus: text('menus').array().$type<MenuId[]>().notNull().default(sql`'{}'`),
    /** May make, change and end keys; to see them is a menu. */
    managesKeys: boolean('manages_keys').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastLoginAt: moment('last_login_at'),
  },
  (table) => [
    uniqueIndex('employees_username_key').on(table.customerId, sql`lower(${table.username})`),
  ],
);

/** Somebody is logged in: the customer, or the employee where there is one. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    customerId: customerReference(),
    employeeId: uuid('employee_id').references(() => employees.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** When whoever is logged in last proved that it is them. */
    confirmedAt: moment('confirmed_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sessions_customer').on(table.customerId, table.employeeId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** The mailed token proves the mailbox; the one that the browser got opens the phone way alone. */
export type ActivationWay = 'mail' | 'phone';

export const activationTokens = pgTable(
  'activation_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: customerReference(),
    way: text('way').$type<ActivationWay>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** How many texts it caused, and to which numbers. */
    texts: integer('texts').notNull().default(0),
    numbers: text('numbers').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    index('activation_tokens_customer').on(table.customerId),
    index('activation_tokens_expiry').on(table.expiresAt),
  ],
);

export type CodePurpose = 'reset' | 'activation';

/** Codes of the release before this one, which may still run beside it. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    recipient: text('recipient').notNull(),
    customerId: customerReference(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique().on(table.purpose, table.recipient, table.customerId),
    index('one_time_codes_customer').on(table.customerId),
    index('one_time_codes_expiry').on(table.expiresAt),
  ],
);

/** A code belongs to the browser that asked for it; a new one takes its old one's row. */
export const sentCodes = pgTable(
  'sent_codes',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    recipient: text('recipient').notNull(),
    customerId: customerReference(),
    handleHash: text('handle_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique().on(table.purpose, table.recipient, table.customerId, table.handleHash),
    index('sent_codes_customer').on(table.customerId),
    index('sent_codes_expiry').on(table.expiresAt),
  ],
);

/** A browser that somebody has logged in with. */
export const knownDevices = pgTable(
  'known_devices',
  {
    deviceHash: text('device_hash').notNull(),
    customerId: customerReference(),
    employeeId: uuid('employee_id').references(() => employees.id, { onDelete: 'cascade' }),
    firstLoginAt: moment('first_login_at').notNull(),
    lastLoginAt: moment('last_login_at').notNull(),
  },
  (table) => [
    unique().on(table.deviceHash, table.customerId, table.employeeId).nullsNotDistinct(),
    index('known_devices_customer').on(table.customerId),
    index('known_devices_last').on(table.lastLoginAt),
  ],
);

/** Texts with a code by dial code and hour, and how many of the codes were used. */
export const textHours = pgTable(
  'text_hours',
  {
    dialCode: text('dial_code').notNull(),
    hour: moment('hour').notNull(),
    sent: integer('sent').notNull().default(0),
    used: integer('used').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.dialCode, table.hour] }),
    index('text_hours_hour').on(table.hour),
  ],
);

/** Failed logins in a row, by account and where they came from. */
export const loginFailures = pgTable(
  'login_failures',
  {
    key: text('key').primaryKey(),
    account: text('account'),
    failures: integer('failures').notNull(),
    lastFailureAt: moment('last_failure_at').notNull(),
    lockedUntil: moment('locked_until'),
  },
  (table) => [
    index('login_failures_last').on(table.lastFailureAt),
    index('login_failures_account').on(table.account),
  ],
);

/** Where mails of operators lead; see `public-address.ts`. */
export const publicAddress = pgTable('public_address', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  origin: text('origin').notNull(),
  storedAt: moment('stored_at').notNull().defaultNow(),
});

/** Each secret that something here may be sealed with, told apart but not told; oldest first. */
export const secretMarks = pgTable('secret_marks', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  mark: text('mark').notNull().unique(),
  takenAt: moment('taken_at').notNull(),
});

function customerReference() {
  return bigint('customer_id', { mode: 'number' })
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });
}
