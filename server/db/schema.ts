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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MenuId } from '#contract/console-menus.ts';
import type { Locale } from '#contract/locale.ts';
import { moment } from './columns.ts';

export const countries = pgTable('countries', {
  id: integer('id').primaryKey(),
  iso2: text('iso_2').notNull().unique(),
  dialCode: text('dial_code').notNull(),
  chineseName: text('chinese_name').notNull(),
  englishName: text('english_name').notNull(),
});

export type CustomerStatus = 'pending' | 'active' | 'disabled';

/** Login by phone (E.164), e-mail or username, each unique ignoring case. */
export const customers = pgTable(
  'customers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The customer's id outside this database. */
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
    /** Of notices; null until the main user has logged in once. */
    notificationLocale: text('notification_locale').$type<Locale>(),
    currency: text('currency').notNull().default('USD'),
    balance: numeric('balance', { precision: 14, scale: 4 }).notNull().default('0'),
    creditBalance: numeric('credit_balance', { precision: 14, scale: 4 }).notNull().default('0'),
    /** When the gateway's figure was true; null while operators set the balance. */
    balanceAsOf: moment('balance_as_of'),
    /** A mail goes out when the balance falls below; null: none does. */
    alertBelow: numeric('alert_below', { precision: 14, scale: 4 }),
    /** When it fell below; null while it is not below. */
    alertSince: moment('alert_since'),
    enabledProducts: text('enabled_products').array().notNull().default(sql`'{}'`),
    /** When the sample data of the demo account was made; null: the account has none. */
    samplesUntil: moment('samples_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
    activatedAt: moment('activated_at'),
    /** Employees need a second factor; null where they may log in without one. */
    twoFactorRequiredSince: moment('two_factor_required_since'),
  },
  (table) => [
    uniqueIndex('customers_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('customers_username_key').on(sql`lower(${table.username})`),
  ],
);

/** The customer that owns the row; deleting the customer deletes the row. */
export const customerReference = () =>
  bigint('customer_id', { mode: 'number' })
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

export type OutboxChannel = 'mail' | 'sms';
export const outboxLanes = ['code', 'text', 'mail', 'mass'] as const;
export type OutboxLane = (typeof outboxLanes)[number];
export type OutboxStatus = 'queued' | 'sent' | 'dead';

/**
 * Mails and texts, stored in the transaction that causes them. `heldBy` is the current attempt; its
 * lease ends at `dueAt`.
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

/** Usage of one rate limit key in one window. */
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
    /** Null while nobody has answered. */
    answeredAt: moment('answered_at'),
    /** The name of the person at the desk who answered. */
    answeredBy: text('answered_by'),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt),
    index('contact_messages_answered').on(table.answeredAt),
  ],
);

/** Events received by the site's own analytics endpoint. */
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

/** Login by the customer's phone, a username unique within the customer, and a password. */
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
    /** May create, change and end API keys; viewing them is a menu. */
    managesKeys: boolean('manages_keys').notNull().default(false),
    /** Of those who were invited by mail. */
    email: text('email'),
    /** Gets the mail about a low balance beside the main user. */
    getsBalanceAlert: boolean('gets_balance_alert').notNull().default(false),
    /** Of mails; null until they have logged in once. */
    notificationLocale: text('notification_locale').$type<Locale>(),
    /** The main user chose the password: the employee sets another before anything else. */
    mustSetPassword: boolean('must_set_password').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastLoginAt: moment('last_login_at'),
  },
  (table) => [
    uniqueIndex('employees_username_key').on(table.customerId, sql`lower(${table.username})`),
  ],
);

/** A mailed link to become an employee; the latest one to a mail address has not ended. */
export const employeeInvitations = pgTable(
  'employee_invitations',
  {
    id: uuid('id').primaryKey(),
    customerId: customerReference(),
    tokenHash: text('token_hash').notNull().unique(),
    email: text('email').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    menus: text('menus').array().$type<MenuId[]>().notNull().default(sql`'{}'`),
    managesKeys: boolean('manages_keys').notNull().default(false),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Used, declined, revoked or replaced by another link. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('employee_invitations_open')
      .on(table.customerId, sql`lower(${table.email})`)
      .where(sql`${table.endedAt} is null`),
    index('employee_invitations_expiry').on(table.expiresAt),
  ],
);

/** Logins: of the employee, or of the main user where `employeeId` is null. */
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
    /** Last reauthentication, for sensitive changes. */
    confirmedAt: moment('confirmed_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sessions_customer').on(table.customerId, table.employeeId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Origin of links in mails that operator commands send; see `public-address.ts`. */
export const publicAddress = pgTable('public_address', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  origin: text('origin').notNull(),
  /** Origin of the desk, where it has one of its own. */
  deskOrigin: text('desk_origin'),
  storedAt: moment('stored_at').notNull().defaultNow(),
});

/** Fingerprints of the secrets that stored values may be encrypted with, oldest first. */
export const secretMarks = pgTable('secret_marks', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  mark: text('mark').notNull().unique(),
  takenAt: moment('taken_at').notNull(),
});
