import { and, count, desc, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { LiveOutcome } from '#contract/live-messages.ts';
import type { Database, Transaction } from '../db/database.ts';
import { gatewayMessages } from '../db/gateway-schema.ts';
import { deliveredStates } from '../message-states.ts';

export type MessageFilter = {
  since?: Date | undefined;
  outcome?: LiveOutcome | undefined;
  /** Empty: without a key. */
  accessKey?: string | undefined;
  product?: string | undefined;
  /** The last digits of a recipient, of which only the shown ones are compared. */
  digits?: string | undefined;
  /** A `messageId`, a `requestId`, a status or a reason. */
  find?: string | undefined;
};

export type ReportedMessage = typeof gatewayMessages.$inferSelect;

const pageSize = 50;

type Page = {
  /** The id of the last known message. */
  before?: string | undefined;
  limit?: number;
};

/** One page of a customer's messages, newest first. */
export async function selectMessages(
  database: Database | Transaction,
  customerId: number,
  filter: MessageFilter,
  { before, limit = pageSize }: Page = {},
): Promise<{ messages: ReportedMessage[]; hasMore: boolean }> {
  const rows = await database
    .select()
    .from(gatewayMessages)
    .where(
      and(
        matches(customerId, filter),
        before ? sql`${place} < ${placeOf(customerId, before)}` : undefined,
      ),
    )
    .orderBy(desc(gatewayMessages.acceptedAt), desc(gatewayMessages.messageId))
    .limit(limit + 1);
  return { messages: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** Messages by outcome, whatever outcome is filtered for. */
export async function countByOutcome(
  database: Database | Transaction,
  customerId: number,
  { outcome: _, ...filter }: MessageFilter,
): Promise<Record<LiveOutcome | 'all', number>> {
  const rows = await database
    .select({ outcome: outcomeColumn, messages: count() })
    .from(gatewayMessages)
    .where(matches(customerId, filter))
    .groupBy(outcomeColumn);
  const of = (outcome: LiveOutcome) => rows.find((row) => row.outcome === outcome)?.messages ?? 0;
  const counts = { delivered: of('delivered'), moving: of('moving'), failed: of('failed') };
  return { all: counts.delivered + counts.moving + counts.failed, ...counts };
}

/** The number of messages accepted after a known one, or of all. */
export const countNewerMessages = (
  database: Database | Transaction,
  customerId: number,
  filter: MessageFilter,
  after: string | undefined,
): Promise<number> =>
  database.$count(
    gatewayMessages,
    and(
      matches(customerId, filter),
      after ? sql`${place} > ${placeOf(customerId, after)}` : undefined,
    ),
  );

/** Whether the gateway reported any message that is still kept. */
export async function hasMessages(
  database: Database | Transaction,
  customerId: number,
): Promise<boolean> {
  const rows = await database
    .select({ messageId: gatewayMessages.messageId })
    .from(gatewayMessages)
    .where(eq(gatewayMessages.customerId, customerId))
    .limit(1);
  return rows.length > 0;
}

export function outcomeOf({
  status,
  doneAt,
}: Pick<ReportedMessage, 'status' | 'doneAt'>): LiveOutcome {
  if (deliveredStates.includes(status)) return 'delivered';
  return doneAt ? 'failed' : 'moving';
}

/** The same in the database. Without parameters, so that it may be grouped by. */
const outcomeColumn = sql<LiveOutcome>`case
  when ${gatewayMessages.status} in (${sql.raw(deliveredStates.map((state) => `'${state}'`).join())})
    then 'delivered'
  when ${gatewayMessages.doneAt} is null then 'moving'
  else 'failed' end`;

const place = sql`(${gatewayMessages.acceptedAt}, ${gatewayMessages.messageId})`;
const placeOf = (customerId: number, messageId: string): SQL => sql`(
  select known.accepted_at, known.message_id from ${gatewayMessages} known
  where known.customer_id = ${customerId} and known.message_id = ${messageId})`;

function matches(
  customerId: number,
  { since, outcome, accessKey, product, digits, find = '' }: MessageFilter,
): SQL | undefined {
  const { messageId, requestId, status, reason } = gatewayMessages;
  const state = find.toUpperCase();
  return and(
    eq(gatewayMessages.customerId, customerId),
    since && gte(gatewayMessages.acceptedAt, since),
    outcome && sql`${outcomeColumn} = ${outcome}`,
    accessKey === undefined ? undefined : eq(gatewayMessages.accessKey, accessKey),
    product ? eq(gatewayMessages.product, product) : undefined,
    digits ? endsWith(digits) : undefined,
    find === ''
      ? undefined
      : or(
          eq(messageId, find),
          eq(requestId, find),
          eq(sql`upper(${status})`, state),
          eq(sql`upper(${reason})`, state),
        ),
  );
}

/** Recipients are stored masked, with one to four digits at the end. */
function endsWith(digits: string): SQL {
  const shown = sql`split_part(${gatewayMessages.recipient}, '•••', 2)`;
  return sql`right(${digits}, length(${shown})) = right(${shown}, ${digits.length}::integer)`;
}
