import type { Challenge } from 'altcha-lib/types';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * The correct answer by kind of challenge. Challenges of kinds that another release wrote
 * (`puzzle`, `work`) count as expired.
 */
export type Expected =
  | { kind: 'slide'; x: number; offeredAtMs: number; work: readonly Challenge[] }
  | { kind: 'calculation'; work: readonly Challenge[] };

/** An open challenge; answering it deletes the row. */
export const captchaChallenges = pgTable(
  'captcha_challenges',
  {
    id: uuid('id').primaryKey(),
    expected: jsonb('expected').$type<Expected>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captcha_challenges_expiry').on(table.expiresAt)],
);

/** An unspent pass; the digest covers pass, recipient and type. Spending it deletes the row. */
export const captchaPasses = pgTable(
  'captcha_passes',
  {
    digest: text('digest').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captcha_passes_expiry').on(table.expiresAt)],
);
