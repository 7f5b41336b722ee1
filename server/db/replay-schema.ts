import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './schema.ts';

/** What a call answered, for a repeat of a request whose answer was lost. */
export const requestAnswers = pgTable(
  'request_answers',
  {
    /** HMAC of request id, call, session token and input. */
    requestHash: text('request_hash').primaryKey(),
    /** The session that asked: an answer ends with it. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** Null while the request runs. */
    sealedAnswer: text('sealed_answer'),
    startedAt: timestamp('started_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('request_answers_session').on(table.sessionId),
    index('request_answers_start').on(table.startedAt),
  ],
);
