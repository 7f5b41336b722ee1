import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  cidr,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { KeyEnvironment } from '#contract/api-keys.ts';
import type { KeyRight } from '#contract/documented-api.ts';
import type { ErrorDetails } from '#contract/error-details.ts';
import { moment } from './columns.ts';
import { customers } from './schema.ts';
import { statusWebhooks } from './status-schema.ts';

export const catcherAnswers = ['ok', 'fail', 'late'] as const;
export type CatcherAnswer = (typeof catcherAnswers)[number];

/**
 * An integration: keys, callback address and secret, traffic. Without a customer it is a practice
 * session, which expires.
 */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token with which a visitor reads their practice session. */
    tokenHash: text('token_hash').unique(),
    network: text('network').notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at'),
    catcherId: text('catcher_id').notNull().unique(),
    catcherAnswer: text('catcher_answer').$type<CatcherAnswer>().notNull().default('ok'),
    callbackUrl: text('callback_url'),
    sealedCallbackSecret: text('sealed_callback_secret').notNull(),
    /** The next callback secret, shown before it is used for signing. */
    sealedNextSecret: text('sealed_next_secret'),
    allowedAddresses: text('allowed_addresses').array().notNull().default(sql`'{}'`),
    /** When the completed first steps were first shown. */
    stepsSeenAt: moment('steps_seen_at'),
    /** How many callbacks have a `read_position`, counting those that are gone. */
    callbacksRead: bigint('callbacks_read', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('applications_ends').on(table.endsAt),
    index('applications_network').on(table.network).where(sql`${table.customerId} is null`),
  ],
);

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    applicationId: applicationReference(),
    environment: text('environment').$type<KeyEnvironment>().notNull(),
    name: text('name').notNull(),
    accessKey: text('access_key').notNull().unique(),
    sealedSecret: text('sealed_secret').notNull(),
    rights: text('rights').array().$type<KeyRight[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    lastUsedAddress: text('last_used_address'),
    endsAt: moment('ends_at'),
  },
  (table) => [
    index('api_keys_application').on(table.applicationId),
    index('api_keys_ends').on(table.endsAt),
  ],
);

/** Authenticated requests per key, independent of the request log's retention. */
export const apiKeyUses = pgTable('api_key_uses', {
  keyId: uuid('key_id')
    .primaryKey()
    .references(() => apiKeys.id, { onDelete: 'cascade' }),
  uses: bigint('uses', { mode: 'number' }).notNull(),
});

/** From `at` on, the record has these changed fields. */
export type RecordStep = { at: string; changes: Record<string, unknown> };

/** Records created by sandbox calls: initial data and planned changes. */
export const sandboxRecords = pgTable(
  'sandbox_things',
  {
    applicationId: applicationReference(),
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    madeAt: moment('made_at').notNull(),
    /** `sandbox_requests.id` of the request that created the record. */
    requestId: uuid('request_id'),
    /** Null: a seed that was deleted. */
    data: jsonb('data').$type<Record<string, unknown>>(),
    steps: jsonb('steps').$type<RecordStep[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.kind, table.id] }),
    index('sandbox_things_made').on(table.madeAt),
    index('sandbox_things_request').on(table.requestId),
  ],
);

export const sandboxNonces = pgTable(
  'sandbox_nonces',
  {
    applicationId: applicationReference(),
    nonce: text('nonce').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.nonce] }),
    index('sandbox_nonces_used').on(table.usedAt),
  ],
);

export type StoredResponse = {
  status: number;
  body: { code: number; msg: string; requestId: string; error?: ErrorDetails; data?: unknown };
};

/** Responses for repeated requests with the same idempotency key. */
export const sandboxRepeats = pgTable(
  'sandbox_repeats',
  {
    applicationId: applicationReference(),
    path: text('path').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<StoredResponse>().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.path, table.key] }),
    index('sandbox_repeats_made').on(table.madeAt),
  ],
);

/** Request log; secrets in headers and bodies are masked. */
export const sandboxRequests = pgTable(
  'sandbox_requests',
  {
    /** Chosen by the server, never by the caller. */
    id: uuid('id').primaryKey(),
    applicationId: applicationReference(),
    keyId: uuid('key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    /** The caller's `requestId`, not unique; null when it equals `id`. */
    requestId: uuid('request_id'),
    /** Empty for a path or method that no call has. */
    callId: text('call_id').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    query: text('query').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    body: text('body').notNull(),
    status: integer('status').notNull(),
    code: integer('code').notNull(),
    answer: text('answer').notNull(),
    address: text('address').notNull(),
    tookMs: integer('took_ms').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    index('sandbox_requests_application').on(table.applicationId, table.madeAt.desc()),
    index('sandbox_requests_made').on(table.madeAt),
    index('sandbox_requests_request')
      .on(table.applicationId, table.requestId)
      .where(sql`${table.requestId} is not null`),
  ],
);

export type DeliveryState = 'waiting' | 'received' | 'given-up';

/** A callback on its way: attempted until it is accepted or given up. */
export const sandboxDeliveries = pgTable(
  'sandbox_deliveries',
  {
    id: uuid('id').primaryKey(),
    /** Order of insertion; decides between deliveries due at the same time. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Null: an event of the service status, for `webhookId`. */
    applicationId: uuid('application_id').references(() => applications.id, {
      onDelete: 'cascade',
    }),
    webhookId: uuid('webhook_id').references(() => statusWebhooks.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id'),
    /** Kind of the record that the event is about. */
    kind: text('kind'),
    recordId: text('thing_id'),
    event: text('event').notNull(),
    eventId: uuid('event_id').notNull(),
    occurredAt: moment('occurred_at').notNull(),
    /** Null: the callback catcher of the documentation page. */
    url: text('url'),
    host: text('host'),
    isSigned: boolean('is_signed').notNull(),
    body: text('body').notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull(),
    /** Id of the running attempt; its lease ends at `dueAt`. */
    heldBy: uuid('held_by'),
    /** Consecutive attempts whose lease expired before they were settled. */
    lapsedLeases: integer('lapsed_leases').notNull().default(0),
    madeAt: moment('made_at').notNull(),
    /** The order in which readers get it; null until it was readable and somebody read. */
    readPosition: bigint('read_position', { mode: 'number' }),
  },
  (table) => [
    index('sandbox_deliveries_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('sandbox_deliveries_application').on(table.applicationId, table.occurredAt.desc()),
    index('sandbox_deliveries_webhook')
      .on(table.webhookId)
      .where(sql`${table.webhookId} is not null`),
    index('sandbox_deliveries_request').on(table.requestId),
    index('sandbox_deliveries_made').on(table.madeAt),
    index('sandbox_deliveries_read')
      .on(table.applicationId, table.readPosition)
      .where(sql`${table.readPosition} is not null`),
    index('sandbox_deliveries_unread')
      .on(table.applicationId, table.occurredAt)
      .where(sql`${table.readPosition} is null`),
    index('sandbox_deliveries_host')
      .on(table.applicationId, table.host)
      .where(sql`${table.host} is not null`),
  ],
);

export const sandboxAttempts = pgTable(
  'sandbox_attempts',
  {
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => sandboxDeliveries.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    madeAt: moment('made_at').notNull(),
    tookMs: integer('took_ms').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    status: integer('status'),
    /** Why the attempt has no HTTP status. */
    problem: text('problem'),
    reply: text('reply').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] })],
);

/** Networks that may not use the sandbox, with the reason. */
export const sandboxBlocks = pgTable(
  'sandbox_blocks',
  {
    network: cidr('network').primaryKey(),
    reason: text('reason').notNull(),
    blockedBy: text('blocked_by').notNull(),
    blockedAt: moment('blocked_at').notNull(),
    /** Null: until somebody removes it. */
    endsAt: moment('ends_at'),
  },
  (table) => [index('sandbox_blocks_end').on(table.endsAt)],
);

function applicationReference() {
  return uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });
}
