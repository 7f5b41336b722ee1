import {
  bigint,
  boolean,
  index,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customerReference } from './schema.ts';

const number = (name: string) => bigint(name, { mode: 'number' });
const onlyRow = () => boolean('only_row').primaryKey().default(true);

/** Accounts that changed, for the operator's gateway. Triggers give the revisions. */
export const gatewayChanges = pgTable(
  'gateway_changes',
  {
    account: uuid('account').primaryKey(),
    /** Null until the end of the transaction that changes the account. */
    revision: number('revision'),
    changedAt: moment('changed_at').notNull(),
    /** The account was deleted. */
    goneAt: moment('gone_at'),
  },
  (table) => [
    uniqueIndex('gateway_changes_revision').on(table.revision),
    index('gateway_changes_gone').on(table.goneAt),
  ],
);

export const gatewayRevision = pgTable('gateway_revision', {
  onlyRow: onlyRow(),
  last: number('last').notNull(),
  /** The highest revision of a deleted account that is no longer listed. */
  dropped: number('dropped').notNull(),
});

/** What the gateway has read, and when that was last recorded in the audit trail. */
export const gatewayReceipt = pgTable('gateway_receipt', {
  onlyRow: onlyRow(),
  revision: number('revision').notNull(),
  readAt: moment('read_at').notNull(),
  recordedAt: moment('recorded_at').notNull(),
});

/** Messages for a live log; recipients are masked. */
export const gatewayMessages = pgTable(
  'gateway_messages',
  {
    customerId: customerReference(),
    messageId: text('message_id').notNull(),
    version: number('version').notNull(),
    /** Empty: without a key. */
    accessKey: text('access_key').notNull(),
    requestId: text('request_id').notNull(),
    product: text('product').notNull(),
    country: text('country').notNull(),
    recipient: text('recipient').notNull(),
    status: text('status').notNull(),
    reason: text('reason'),
    segments: number('segments').notNull(),
    price: numeric('price', { precision: 14, scale: 4 }).notNull(),
    currency: text('currency').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.messageId] }),
    index('gateway_messages_customer').on(table.customerId, table.acceptedAt),
    index('gateway_messages_accepted').on(table.acceptedAt),
  ],
);
