import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { dayMs } from '#contract/time-units.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { sandboxRepeats } from '../../db/sandbox-schema.ts';
import { otherBody, Refusal, wrongValue } from '../behaviour/refusal.ts';
import type { Body } from './arrived.ts';
import { isSigned, type Proven } from './authenticate.ts';
import type { Answer, Incoming } from './incoming.ts';

/** How long a repeated request gets the first response. */
export const repeatRetentionMs = dayMs;

/** A stored success. */
export type Repeat = Pick<
  typeof sandboxRepeats.$inferInsert,
  'applicationId' | 'path' | 'key' | 'bodyHash'
>;

type Work = {
  /** `repeat` when the response is to be stored. */
  first(database: Database | Transaction, repeat?: Repeat): Promise<Answer>;
  again(database: Transaction, answer: Answer): Promise<Answer>;
};

/** Runs a request once per idempotency key; only a success is stored. */
export async function onlyOnce(
  incoming: Incoming,
  { application }: Proven,
  body: Body,
  { first, again }: Work,
): Promise<Answer> {
  const { context, arrived } = incoming;
  const key = keyOf(incoming, body);
  if (key === undefined) return first(context.database);
  const place = { applicationId: application.id, path: arrived.path, key };
  const bodyHash = hashOf(incoming, body);
  return context.database.transaction(async (tx) => {
    // A parallel repeat waits for the first run.
    const lock = JSON.stringify(Object.values(place));
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const since = new Date(context.clock.now().getTime() - repeatRetentionMs);
    const [known] = await tx
      .select()
      .from(sandboxRepeats)
      .where(
        and(
          eq(sandboxRepeats.applicationId, place.applicationId),
          eq(sandboxRepeats.path, place.path),
          eq(sandboxRepeats.key, key),
          gt(sandboxRepeats.madeAt, since),
        ),
      );
    if (!known) return first(tx, { ...place, bodyHash });
    if (known.bodyHash !== bodyHash) throw new Refusal(otherBody);
    return again(tx, known.answer);
  });
}

const keyPattern = /^[\w-]{1,64}$/;

function keyOf({ call, arrived }: Incoming, { fields }: Body): string | undefined {
  if (call.idempotentBy === undefined) return undefined;
  if (!isSigned(call, arrived))
    return call.idempotentBy === 'orderId' && typeof fields.orderId === 'string'
      ? fields.orderId
      : undefined;
  const key = arrived.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw new Refusal(wrongValue, { field: 'Idempotency-Key' });
  return key;
}

/** Raw bytes; fields and files of an upload; a body with keys without these. */
function hashOf({ call, arrived }: Incoming, { fields, files }: Body): string {
  const hash = createHash('sha256');
  if (isSigned(call, arrived) && call.contentType === 'application/json')
    return hash.update(arrived.bytes).digest('hex');
  const { appKey, appSecret, ...rest } = fields;
  const hashes = Object.entries(files).map(([name, { sha256 }]) => [name, sha256]);
  return hash.update(JSON.stringify([rest, hashes])).digest('hex');
}
