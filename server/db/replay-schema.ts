import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './schema.ts';

/** Responses of replayable calls, for repeated requests whose first response was lost. */
export const requestAnswers = pgTable(
  'request_answers',
  {
    /** HMAC of request id, call, session token and input. */
    requestHash: text('request_hash').primaryKey(),
    /** Session of the request; its responses are deleted with it. */
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
