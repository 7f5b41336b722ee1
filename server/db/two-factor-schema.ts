import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers, employees } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});

/** The main user of a customer, or an employee. */
const owner = () => ({
  customerId: bigint('customer_id', { mode: 'number' })
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
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
    /** The browser it was made in. */
    deviceHash: text('device_hash'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_customer').on(table.customerId)],
);

export const authenticatorApps = pgTable(
  'authenticator_apps',
  {
    ...owner(),
    sealedSecret: text('sealed_secret').notNull(),
    /** Unset until its first code was right. */
    confirmedAt: moment('confirmed_at'),
    /** The newest moment whose code was used: none is good twice. */
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

/** What an authenticator is asked to sign, good for one answer. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<ChallengePurpose>().notNull(),
    ...owner(),
    challenge: text('challenge').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);

/** The password was right, the second step is still to come. */
export const loginSteps = pgTable(
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
