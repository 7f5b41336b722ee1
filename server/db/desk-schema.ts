import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeskRole } from '#contract/desk-call.ts';
import type { DraftContent, DraftKind } from '#contract/desk-drafts.ts';
import type { Locale } from '#contract/locale.ts';
import { bytes, moment } from './columns.ts';

/** Operators. One who was removed keeps the row, since records name it. */
export const deskPeople = pgTable(
  'desk_people',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** Empty until the invitation is accepted. */
    name: text('name').notNull().default(''),
    locale: text('locale').$type<Locale>().notNull(),
    roles: text('roles').array().$type<DeskRole[]>().notNull(),
    addedBy: text('added_by').notNull(),
    createdAt: moment('created_at').notNull(),
    joinedAt: moment('joined_at'),
    lastSeenAt: moment('last_seen_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('desk_people_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.removedAt} is null`),
  ],
);

const person = () =>
  uuid('person_id')
    .notNull()
    .references(() => deskPeople.id, { onDelete: 'cascade' });

export const deskPasskeys = pgTable(
  'desk_passkeys',
  {
    id: uuid('id').primaryKey(),
    personId: person(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default(sql`'{}'`),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('desk_passkeys_person').on(table.personId)],
);

/** One open invitation per person: a new one replaces the one before. */
export const deskInvitations = pgTable(
  'desk_invitations',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => deskPeople.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: text('invited_by').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('desk_invitations_expiry').on(table.expiresAt)],
);

export const deskSessions = pgTable(
  'desk_sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    personId: person(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** When a passkey was last asked for. */
    confirmedAt: moment('confirmed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('desk_sessions_person').on(table.personId),
    index('desk_sessions_expiry').on(table.expiresAt),
  ],
);

export type DeskChallengePurpose = 'join' | 'log-in' | 'confirm' | 'add';

/** Challenge for an authenticator to sign; valid for one response. */
export const deskChallenges = pgTable(
  'desk_challenges',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<DeskChallengePurpose>().notNull(),
    /** Null for a login: nobody is known yet. */
    personId: uuid('person_id').references(() => deskPeople.id, { onDelete: 'cascade' }),
    challenge: text('challenge').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('desk_challenges_expiry').on(table.expiresAt)],
);

/** What was begun at the desk and is not published yet. */
export const deskDrafts = pgTable(
  'desk_drafts',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<DraftKind>().notNull(),
    /** Of an update or a report. */
    incidentId: text('incident_id'),
    content: jsonb('content').$type<DraftContent>().notNull(),
    /** Who saved it last; null for one from an alert. */
    authorId: uuid('author_id').references(() => deskPeople.id, { onDelete: 'set null' }),
    /** The group of alerts that it comes from. */
    alertGroup: text('alert_group').unique(),
    /** What the alerts said. */
    notes: text('notes').array().notNull().default(sql`'{}'`),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('desk_drafts_updated').on(table.updatedAt)],
);
