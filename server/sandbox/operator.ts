import { and, count, desc, eq, gt, isNotNull, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { AuditAction, AuditDetails } from '../audit/actions.ts';
import { type Acting, recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import {
  apiKeys,
  apiKeyUses,
  applications,
  sandboxBlocks,
  sandboxDeliveries,
  sandboxRecords,
  sandboxRequests,
} from '../db/sandbox-schema.ts';

type Operator = Pick<Context, 'database' | 'clock'>;

export type PracticeSession = {
  id: string;
  network: string;
  createdAt: Date;
  endsAt: Date | null;
  requests: number;
  /** Authenticated requests; `requests` counts log rows. */
  uses: number;
  lastRequestAt: Date | null;
  things: number;
};

/** Open practice sessions, newest first. */
export async function listPractice(
  { database, clock }: Operator,
  { limit }: { limit: number },
): Promise<PracticeSession[]> {
  const sent = database
    .select({
      applicationId: sandboxRequests.applicationId,
      requests: count().as('requests'),
      lastRequestAt: max(sandboxRequests.madeAt).as('last_request_at'),
    })
    .from(sandboxRequests)
    .groupBy(sandboxRequests.applicationId)
    .as('sent');
  const { id, network, createdAt, endsAt } = applications;
  return database
    .select({
      ...{ id, network, createdAt, endsAt },
      requests: sql`coalesce(${sent.requests}, 0)`.mapWith(Number),
      uses: sql`(select coalesce(sum(uses), 0) from ${apiKeyUses}
        join ${apiKeys} on ${apiKeys.id} = key_id where ${apiKeys.applicationId} = ${id})`.mapWith(
        Number,
      ),
      lastRequestAt: sent.lastRequestAt,
      things: database.$count(sandboxRecords, eq(sandboxRecords.applicationId, id)),
    })
    .from(applications)
    .leftJoin(sent, eq(sent.applicationId, id))
    .where(and(isNull(applications.customerId), gt(endsAt, clock.now())))
    .orderBy(desc(createdAt))
    .limit(limit);
}

/** Ends practice sessions with their data: one, those of a network, or all. */
export const endPractice = (
  operator: Operator,
  acting: Acting,
  which: { id: string } | { network: string } | 'all',
): Promise<number> =>
  tracing(operator, acting, async (tx) => {
    const sessions = await removePractice(tx, which === 'all' ? undefined : whichOf(which));
    return {
      answer: sessions,
      ...(sessions > 0 && { action: 'practice.ended', details: { sessions } }),
    };
  });

/** Blocks a network, until a time if one is given, and ends its practice sessions. */
export const blockNetwork = (
  operator: Operator,
  acting: Acting,
  { network, reason, endsAt }: { network: string; reason: string; endsAt?: Date },
): Promise<number> =>
  tracing(operator, acting, async (tx) => {
    const blockedBy = 'name' in acting.by ? acting.by.name : acting.by.kind;
    const set = { reason, blockedBy, blockedAt: operator.clock.now(), endsAt: endsAt ?? null };
    await tx
      .insert(sandboxBlocks)
      .values({ network: sql`network(${network}::inet)`, ...set })
      .onConflictDoUpdate({ target: sandboxBlocks.network, set });
    const sessions = await removePractice(tx, whichOf({ network }));
    return {
      answer: sessions,
      action: 'practice.blocked',
      details: { network, reason, sessions, endsAt: endsAt?.toISOString() },
    };
  });

/** False when it was not blocked. */
export const unblockNetwork = (
  operator: Operator,
  acting: Acting,
  network: string,
): Promise<boolean> =>
  tracing(operator, acting, async (tx) => {
    const { rowCount } = await tx
      .delete(sandboxBlocks)
      .where(sql`${sandboxBlocks.network} = network(${network}::inet)`);
    const was = rowCount === 1;
    return { answer: was, ...(was && { action: 'practice.unblocked', details: { network } }) };
  });

export const listBlocks = ({ database, clock }: Operator) =>
  database
    .select()
    .from(sandboxBlocks)
    .where(or(isNull(sandboxBlocks.endsAt), gt(sandboxBlocks.endsAt, clock.now())))
    .orderBy(desc(sandboxBlocks.blockedAt));

/** Lets a callback that was set aside be tried again; false where there is none. */
export const releaseCallback = (operator: Operator, acting: Acting, id: string): Promise<boolean> =>
  tracing(operator, acting, async (tx) => {
    const { state, lapsedLeases, event, host } = sandboxDeliveries;
    const [released] = await tx
      .update(sandboxDeliveries)
      .set({ state: 'waiting', lapsedLeases: 0, heldBy: null, dueAt: operator.clock.now() })
      .where(and(eq(sandboxDeliveries.id, id), eq(state, 'given-up'), gt(lapsedLeases, 0)))
      .returning({ event, host });
    return {
      answer: released !== undefined,
      ...(released && {
        action: 'callback.released',
        details: { name: released.event, host: released.host ?? undefined },
      }),
    };
  });

/** A session stores its network, not its address: any overlap matches it. */
const whichOf = (which: { id: string } | { network: string }): SQL | undefined =>
  'id' in which
    ? eq(applications.id, which.id)
    : sql`case when ${applications.network} ~ '^[0-9a-f.:]+/[0-9]+$'
        then ${applications.network}::inet && ${which.network}::inet else false end`;

async function removePractice(tx: Transaction, which?: SQL): Promise<number> {
  const { rowCount } = await tx
    .delete(applications)
    .where(and(isNull(applications.customerId), isNotNull(applications.tokenHash), which));
  return rowCount ?? 0;
}

type Traced<Answer, Action extends AuditAction> = {
  answer: Answer;
  action?: Action;
  details?: AuditDetails<Action>;
};

/** Runs a transaction and records its audit event, if any. */
const tracing = <Answer, Action extends AuditAction>(
  { database, clock }: Operator,
  acting: Acting,
  work: (tx: Transaction) => Promise<Traced<Answer, Action>>,
): Promise<Answer> =>
  database.transaction(async (tx) => {
    const { answer, action, details } = await work(tx);
    if (action && details)
      await recordEvent(tx, { ...acting, action, target: { kind: 'data' }, details }, clock.now());
    return answer;
  });
