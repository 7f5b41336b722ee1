import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customerReference, employees } from './schema.ts';

/**
 * Proven by an activation token: the mailed token proves the mailbox, the one returned to the
 * browser only allows activation by phone.
 */
export type ActivationWay = 'mail' | 'phone';

export const activationTokens = pgTable(
  'activation_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: customerReference(),
    way: text('way').$type<ActivationWay>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Text messages sent for this token. */
    texts: integer('texts').notNull().default(0),
    numbers: text('numbers').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    index('activation_tokens_customer').on(table.customerId),
    index('activation_tokens_expiry').on(table.expiresAt),
  ],
);

export type CodePurpose = 'reset' | 'activation';

/** Codes issued by the previous release, which may still run during an update. */
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

/**
 * One-time codes, bound to the browser that requested them; a new code replaces that browser's
 * previous one.
 */
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

/** Browsers that a customer or employee has logged in with. */
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

/**
 * Codes sent by text per dial code and hour, and how many of them were used (detects SMS pumping).
 */
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

/** Consecutive failed logins per account and origin. */
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
