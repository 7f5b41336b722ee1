import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { secondMs } from '#contract/time-units.ts';
import type { Application } from '../../applications/applications.ts';
import type { Database, Transaction } from '../../db/database.ts';
import {
  sandboxDeliveries,
  sandboxRecords,
  sandboxRepeats,
  sandboxRequests,
} from '../../db/sandbox-schema.ts';
import { type Limit, take } from '../../limits/take.ts';
import { Refusal, tooMany } from '../behaviour/refusal.ts';

/** Result of a call: its row in the request log, if it is logged, and its changes. */
export type CallResult = {
  request: typeof sandboxRequests.$inferInsert | undefined;
  records?: (typeof sandboxRecords.$inferInsert)[];
  /** Records whose pending callbacks are cancelled. */
  stopped?: { kind: string; id: string }[];
  callbacks?: (typeof sandboxDeliveries.$inferInsert)[];
  repeat?: typeof sandboxRepeats.$inferInsert | undefined;
  /** Limits on stored records; a refusal stores nothing. */
  room?: Limit[];
};

/** Stores everything in one transaction. */
export async function storeResult(
  database: Database | Transaction,
  { id: applicationId }: Pick<Application, 'id'>,
  { request, records = [], stopped = [], callbacks = [], repeat, room = [] }: CallResult,
  now: Date,
): Promise<void> {
  const isLogOnly = records.length + stopped.length + callbacks.length === 0 && !repeat;
  if (isLogOnly) return void (request && (await database.insert(sandboxRequests).values(request)));
  await database.transaction(async (tx) => {
    for (const rows of batches(records))
      await tx
        .insert(sandboxRecords)
        .values(rows)
        .onConflictDoUpdate({
          target: [sandboxRecords.applicationId, sandboxRecords.kind, sandboxRecords.id],
          set: { data: sql`excluded.data`, steps: sql`excluded.steps` },
        });
    for (const [kind, ofKind] of Map.groupBy(stopped, ({ kind }) => kind))
      for (const part of batches(ofKind))
        await tx.delete(sandboxDeliveries).where(
          and(
            eq(sandboxDeliveries.applicationId, applicationId),
            eq(sandboxDeliveries.kind, kind),
            inArray(
              sandboxDeliveries.recordId,
              part.map(({ id }) => id),
            ),
            gt(sandboxDeliveries.occurredAt, now),
          ),
        );
    for (const rows of batches(callbacks)) await tx.insert(sandboxDeliveries).values(rows);
    if (repeat) {
      const { bodyHash, answer, madeAt } = repeat;
      await tx
        .insert(sandboxRepeats)
        .values(repeat)
        .onConflictDoUpdate({
          target: [sandboxRepeats.applicationId, sandboxRepeats.path, sandboxRepeats.key],
          set: { bodyHash, answer, madeAt },
        });
    }
    if (request) await tx.insert(sandboxRequests).values(request);
    // Last: practice sessions of one network share a row, locked until the commit.
    const taken = await take(tx, room, now);
    if (!taken.allowed)
      throw new Refusal(tooMany, { retryAfterSeconds: Math.ceil(taken.retryAfterMs / secondMs) });
  });
}

/** PostgreSQL allows 65,535 parameters a statement; a row has up to 16. */
const maxRows = 1_000;

const batches = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / maxRows) }, (_, index) =>
    rows.slice(index * maxRows, (index + 1) * maxRows),
  );
