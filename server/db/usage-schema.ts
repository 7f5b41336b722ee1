import {
  bigint,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { KeyEnvironment } from '#contract/api-keys.ts';
import { moment } from './columns.ts';
import { jsonColumn } from './json-column.ts';
import { customerReference } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' }).notNull();
const counts = jsonColumn(z.record(z.string(), z.number()));

/** Totals of an account by key, product, country and UTC day; the higher `version` is right. */
export const usageDays = pgTable(
  'usage_days',
  {
    environment: text('environment').$type<KeyEnvironment>().notNull(),
    customerId: customerReference(),
    /** Empty: traffic without a key, such as inbound messages. */
    accessKey: text('access_key').notNull(),
    product: text('product').notNull(),
    country: text('country').notNull(),
    day: date('day', { mode: 'date' }).notNull(),
    version: whole('version'),
    count: whole('count'),
    /** Of texts, or billed minutes of calls. */
    segments: whole('segments'),
    delivered: whole('delivered'),
    /** Codes that were reported as used. */
    used: whole('used'),
    /** How many failed, by status and reason. */
    failed: counts('failed').notNull(),
    price: numeric('price', { precision: 14, scale: 4 }).notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.customerId,
        table.environment,
        table.day,
        table.accessKey,
        table.product,
        table.country,
      ],
    }),
    index('usage_days_day').on(table.day),
  ],
);

/** Up to when the totals of an environment are complete; null until it was said. */
export const usageReports = pgTable('usage_reports', {
  environment: text('environment').$type<KeyEnvironment>().primaryKey(),
  reportedAt: moment('reported_at').notNull(),
  completeUntil: moment('complete_until'),
});

/** Rows of the gateway that were refused, without their values. */
export const gatewayRefusals = pgTable(
  'gateway_refusals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    call: text('call').notNull(),
    rowIndex: integer('row_index').notNull(),
    field: text('field').notNull(),
    expected: text('expected').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('gateway_refusals_at').on(table.at)],
);
