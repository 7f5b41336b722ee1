import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';
import { customerReference, customers, employees } from './schema.ts';

/** The user a row belongs to: the main user (`employeeId` null) or an employee. */
const owner = () => ({
  customerId: customerReference(),
  employeeId: uuid('employee_id').references(() => employees.id, { onDelete: 'cascade' }),
});

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    ...owner(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default(sql`'{}'`),
    name: text('name').notNull(),
    /** SHA-256 of the known-device token of the browser where it was created. */
    deviceHash: text('device_hash'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** Found by its device and verifying its user, it logs in without a password. */
    logsInAlone: boolean('logs_in_alone').notNull().default(false),
  },
  (table) => [index('passkeys_customer').on(table.customerId)],
);

export const authenticatorApps = pgTable(
  'authenticator_apps',
  {
    ...owner(),
    sealedSecret: text('sealed_secret').notNull(),
    /** Null until the first correct code. */
    confirmedAt: moment('confirmed_at'),
    /** Newest time step whose code was used: a code works once. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [unique().on(table.customerId, table.employeeId).nullsNotDistinct()],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    ...owner(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_codes_customer').on(table.customerId)],
);

export type ChallengePurpose = 'add' | 'log-in' | 'confirm';

/**
 * Challenge for an authenticator to sign; valid for one response. Without an owner it is for a login
 * by passkey alone: only the response says whose it is.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<ChallengePurpose>().notNull(),
    ...owner(),
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customers.id, {
      onDelete: 'cascade',
    }),
    challenge: text('challenge').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);

/** Logins with a correct password that wait for the second factor. */
export const pendingLogins = pgTable(
  'login_steps',
  {
    tokenHash: text('token_hash').primaryKey(),
    ...owner(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('login_steps_customer').on(table.customerId),
    index('login_steps_expiry').on(table.expiresAt),
  ],
);
