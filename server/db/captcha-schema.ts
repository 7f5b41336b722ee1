import type { Challenge } from 'altcha-lib/types';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * What the right answer is, by the kind of challenge. Earlier releases knew `puzzle` and `work`: what
 * they offered is unknown to this one and has expired for it, and the other way round.
 */
export type Expected =
  | { kind: 'slide'; x: number; offeredAtMs: number; work: readonly Challenge[] }
  | { kind: 'calculation'; work: readonly Challenge[] };

/** A challenge that waits for its one answer; answering deletes the row. */
export const captchaChallenges = pgTable(
  'captcha_challenges',
  {
    id: uuid('id').primaryKey(),
    expected: jsonb('expected').$type<Expected>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captcha_challenges_expiry').on(table.expiresAt)],
);

/** A pass that waits to be spent; the digest covers pass, recipient and type, spending deletes the row. */
export const captchaPasses = pgTable(
  'captcha_passes',
  {
    digest: text('digest').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captcha_passes_expiry').on(table.expiresAt)],
);
