import { createHmac } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { replayMs } from '#contract/call.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { secondMs } from '#contract/time-units.ts';
import { keysFor } from '../app-secret.ts';
import type { BrowserItem, Context } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { requestAnswers } from '../db/replay-schema.ts';
import { decryptText, encryptText } from '../encryption.ts';

export type AnswerContext = Pick<Context, 'database' | 'clock' | 'secret'>;

/** A reply or a refusal, with the cookies that it set. */
export type StoredAnswer = {
  outcome: { reply: unknown } | { refused: ErrorCode };
  cookies: readonly (readonly [BrowserItem, string])[];
};

const purpose = 'request answer';

/** A request without an answer for this long belonged to a process that ended. */
const abandonedMs = 30 * secondMs;

/**
 * HMACs under both secrets, the current one first. A plain hash could be brute-forced for the
 * password in the input, since the request id stands in the log.
 */
export const requestHashes = ({ secret }: AnswerContext, parts: readonly unknown[]): string[] =>
  keysFor(secret, purpose).map((key) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url'),
  );

/** `running` while there is no answer yet; undefined for an unknown request. */
export async function findAnswer(
  { database, clock, secret }: AnswerContext,
  hashes: readonly string[],
): Promise<StoredAnswer | 'running' | undefined> {
  const now = clock.now();
  const [row] = await database
    .select()
    .from(requestAnswers)
    .where(
      and(
        inArray(requestAnswers.requestHash, [...hashes]),
        gt(requestAnswers.startedAt, new Date(now.getTime() - replayMs)),
      ),
    );
  if (!row) return undefined;
  if (row.sealedAnswer !== null) return openAnswer(secret, row.sealedAnswer);
  return row.startedAt.getTime() + abandonedMs > now.getTime() ? 'running' : undefined;
}

/** True for exactly one of several parallel requests. */
export async function claimRequest(
  { database, clock }: AnswerContext,
  requestHash: string,
): Promise<boolean> {
  const now = clock.now();
  const isOver = lte(requestAnswers.startedAt, new Date(now.getTime() - replayMs));
  const isAbandoned = and(
    isNull(requestAnswers.sealedAnswer),
    lte(requestAnswers.startedAt, new Date(now.getTime() - abandonedMs)),
  );
  const fresh = { startedAt: now, sealedAnswer: null, sessionId: null };
  const { rowCount } = await database
    .insert(requestAnswers)
    .values({ requestHash, ...fresh })
    .onConflictDoUpdate({
      target: requestAnswers.requestHash,
      set: fresh,
      setWhere: or(isOver, isAbandoned),
    });
  return rowCount === 1;
}

/** Locks the row; false if another run of the request has answered. */
export async function lockRequest(
  tx: Transaction,
  { clock }: AnswerContext,
  requestHash: string,
): Promise<boolean> {
  await tx
    .insert(requestAnswers)
    .values({ requestHash, startedAt: clock.now() })
    .onConflictDoNothing();
  const [held] = await tx
    .select()
    .from(requestAnswers)
    .where(eq(requestAnswers.requestHash, requestHash))
    .for('update');
  return held?.sealedAnswer === null;
}

export async function storeAnswer(
  database: Database | Transaction,
  { secret }: AnswerContext,
  request: { hash: string; sessionId: string | null },
  answer: StoredAnswer,
): Promise<void> {
  const sealedAnswer = encryptText(secret, purpose, JSON.stringify(answer));
  await database
    .update(requestAnswers)
    .set({ sealedAnswer, sessionId: request.sessionId })
    .where(and(eq(requestAnswers.requestHash, request.hash), isNull(requestAnswers.sealedAnswer)));
}

/** Nothing was changed: a repeat starts again. */
export async function releaseRequest(
  { database }: AnswerContext,
  requestHash: string,
): Promise<void> {
  await database
    .delete(requestAnswers)
    .where(and(eq(requestAnswers.requestHash, requestHash), isNull(requestAnswers.sealedAnswer)));
}

/** Undefined if it was encrypted with a secret that is no longer configured. */
function openAnswer(secret: Context['secret'], sealed: string): StoredAnswer | undefined {
  const opened = decryptText(secret, purpose, sealed);
  return opened === undefined ? undefined : JSON.parse(opened);
}
