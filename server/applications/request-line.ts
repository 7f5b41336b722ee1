import { and, asc, eq, getTableColumns, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import {
  type MessageCallback,
  type MessageOutcome,
  messagesShown,
  type RequestMessage,
} from '#contract/requests.ts';
import type { Context } from '../context.ts';
import { sandboxDeliveries, sandboxRecords, sandboxRequests } from '../db/sandbox-schema.ts';
import { maskedRecipient } from '../masked-address.ts';
import { deliveredStates, messageKinds, movingStates } from '../message-states.ts';
import type { Application } from './applications.ts';
import { attemptsOf, isSent, progressOf } from './traffic.ts';

/** Callbacks shown at most. */
const callbacksShown = 50;

type Reading = Pick<Context, 'database' | 'clock'>;

/** The messages that a request created, and the callbacks about those that are shown. */
export async function readLine(reading: Reading, application: Application, logId: string) {
  const { messages, messageCount } = await listMessages(reading, application, logId);
  const callbacks = await listCallbacks(reading, application, logId, messages);
  const isMoving =
    messages.some(({ isDone }) => !isDone) || callbacks.some(({ state }) => state === 'waiting');
  return {
    messages: messages.map(({ isDone, kind, ...message }) => message),
    messageCount,
    callbacks,
    isMoving,
  };
}

/** A record that has a state is a message, a call, or something else that is followed. */
const hasState = sql`${sandboxRecords.data} ->> 'status' is not null`;

/** Those that the answer of the request names first, in that order. */
async function listMessages(
  { database, clock }: Reading,
  { id }: Application,
  logId: string,
): Promise<{ messages: Followed[]; messageCount: number }> {
  const own = and(
    eq(sandboxRecords.applicationId, id),
    eq(sandboxRecords.requestId, logId),
    hasState,
  );
  const named = sql`nullif(strpos(${sandboxRequests.answer}, ${sandboxRecords.id}), 0)`;
  const rows = await database
    .select({ ...getTableColumns(sandboxRecords), all: sql`count(*) over ()`.mapWith(Number) })
    .from(sandboxRecords)
    .leftJoin(sandboxRequests, eq(sandboxRequests.id, sandboxRecords.requestId))
    .where(own)
    .orderBy(named, asc(sandboxRecords.madeAt), asc(sandboxRecords.id))
    .limit(messagesShown);
  const now = clock.now();
  return {
    messages: rows.map((row) => messageOf(row, now)),
    messageCount: rows[0]?.all ?? 0,
  };
}

type Followed = RequestMessage & { kind: string; isDone: boolean };

function messageOf(
  { kind, id, data, steps, madeAt }: typeof sandboxRecords.$inferSelect,
  now: Date,
): Followed {
  const first = data ?? {};
  const { states, isDone } = progressOf({ data: first, steps, madeAt }, now);
  const current = Object.assign(
    {},
    first,
    ...steps.filter(({ at }) => new Date(at) <= now).map(({ changes }) => changes),
  );
  const recipient = recipientFields.map((name) => current[name]).find(isText);
  return {
    ...{ kind, id, states, isDone },
    recipient: recipient === undefined ? null : maskedRecipient(recipient),
    reason: isText(current.reason) ? current.reason : null,
    outcome: outcomeOf(kind, states.at(-1)?.status),
    segments: Number.isInteger(current.segments) ? current.segments : null,
  };
}

/** Who gets it, by the names that the products have for that. */
const recipientFields = ['phone', 'recipient', 'email', 'called', 'callee', 'recipientUserId'];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function outcomeOf(kind: string, status = ''): MessageOutcome {
  if (!messageKinds.some((known) => known === kind)) return 'other';
  if (deliveredStates.includes(status)) return 'delivered';
  return movingStates.includes(status) ? 'moving' : 'failed';
}

/** Those about the shown messages, or about no message at all; in the order of their events. */
async function listCallbacks(
  { database, clock }: Reading,
  { id }: Application,
  logId: string,
  messages: readonly Followed[],
): Promise<MessageCallback[]> {
  const { applicationId, requestId, recordId, kind, occurredAt, position } = sandboxDeliveries;
  const shown = messages.map((message) => message.id);
  const rows = await database
    .select(getTableColumns(sandboxDeliveries))
    .from(sandboxDeliveries)
    .leftJoin(
      sandboxRecords,
      and(
        eq(sandboxRecords.applicationId, applicationId),
        eq(sandboxRecords.kind, kind),
        eq(sandboxRecords.id, recordId),
        hasState,
      ),
    )
    .where(
      and(
        eq(applicationId, id),
        eq(requestId, logId),
        lte(occurredAt, clock.now()),
        isSent,
        or(isNull(sandboxRecords.id), inArray(recordId, shown)),
      ),
    )
    .orderBy(asc(occurredAt), asc(position))
    .limit(callbacksShown);
  const attempts = await attemptsOf(
    database,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    messageId: row.recordId !== null && shown.includes(row.recordId) ? row.recordId : null,
    event: row.event,
    occurredAt: row.occurredAt.toISOString(),
    state: row.state,
    dueAt: row.dueAt.toISOString(),
    attempts: (attempts.get(row.id) ?? []).map(({ tookMs, status, problem }) => ({
      ...{ tookMs, status, problem },
    })),
  }));
}
