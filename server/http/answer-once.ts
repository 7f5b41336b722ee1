import { setTimeout as pause } from 'node:timers/promises';
import { accept } from '#contract/envelope.ts';
import { CallTimeout } from '../call-timeout.ts';
import type { Browser, BrowserItem, Caller, Replay } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { AppError, statusOf } from './errors.ts';
import {
  type AnswerContext,
  claimRequest,
  findAnswer,
  lockRequest,
  releaseRequest,
  requestHashes,
  type StoredAnswer,
  storeAnswer,
} from './request-answers.ts';

/** How often, and for how long, a repeated request checks whether the first run has answered. */
const pollMs = 50;
const waitMs = 2_500;

/** Another run of the same request stored its answer first. */
class AnsweredElsewhere extends Error {}

/**
 * Runs a replayable request, or returns the stored answer of its first run; a repeat waits while
 * the first run is in progress. `identity` is everything that makes two requests the same.
 */
export async function answerOnce(
  context: AnswerContext,
  caller: Caller,
  identity: readonly unknown[],
  run: (caller: Caller) => Promise<unknown>,
): Promise<unknown> {
  const hashes = requestHashes(context, identity);
  const [hash = ''] = hashes;
  const startedMs = performance.now();
  while (performance.now() - startedMs < waitMs) {
    const found = await findAnswer(context, hashes);
    if (found !== 'running' && found) return give(found, caller);
    if (!found && (await claimRequest(context, hash)))
      return runClaimed(context, caller, hash, run);
    await pause(pollMs);
  }
  throw new CallTimeout();
}

/**
 * Runs the transaction of a change. For a replayable call it stores the answer in the same
 * transaction; `reply` makes the answer from the result of the work.
 */
export const transactOnce = <Result>(
  { database }: Pick<AnswerContext, 'database'>,
  { replay }: Pick<Caller, 'replay'>,
  work: (tx: Transaction) => Promise<Result>,
  reply: (result: Result | null) => object = accept,
): Promise<Result> =>
  database.transaction(async (tx) => {
    await replay?.hold(tx);
    const result = await work(tx);
    await replay?.store(tx, reply(result ?? null));
    return result;
  });

async function runClaimed(
  context: AnswerContext,
  caller: Caller,
  hash: string,
  run: (caller: Caller) => Promise<unknown>,
): Promise<unknown> {
  const { browser, cookies } = recording(caller.browser);
  let sessionId: string | null = null;
  let isStored = false;
  const store = (database: AnswerContext['database'] | Transaction, answer: StoredAnswer) =>
    storeAnswer(database, context, { hash, sessionId }, answer);
  const replay: Replay = {
    hold: async (tx) => {
      if (!(await lockRequest(tx, context, hash))) throw new AnsweredElsewhere();
    },
    store: async (tx, reply) => {
      await store(tx, { outcome: { reply }, cookies });
      isStored = true;
    },
    bind: (id) => {
      sessionId = id;
    },
  };
  try {
    const reply = await run({ ...caller, browser, replay });
    // No change was made, so the answer is valid even if it cannot be stored.
    if (!isStored)
      await store(context.database, { outcome: { reply }, cookies }).catch(() => undefined);
    return reply;
  } catch (error) {
    if (error instanceof AnsweredElsewhere) {
      const found = await findAnswer(context, [hash]);
      if (found && found !== 'running') return give(found, caller);
    }
    // If the database is unavailable, the row counts as abandoned after a while.
    await settle(error).catch(() => undefined);
    throw error;
  }

  /**
   * Stores a refusal that a form shows; any other error releases the request for another attempt.
   */
  async function settle(error: unknown): Promise<void> {
    if (error instanceof AppError && statusOf(error.code) === 200)
      await store(context.database, { outcome: { refused: error.code }, cookies });
    else await releaseRequest(context, hash);
  }
}

function give({ outcome, cookies }: StoredAnswer, { browser }: Caller): unknown {
  for (const [item, token] of cookies) browser.store(item, token);
  if ('refused' in outcome) throw new AppError(outcome.refused);
  return outcome.reply;
}

function recording(browser: Browser): { browser: Browser; cookies: [BrowserItem, string][] } {
  const cookies: [BrowserItem, string][] = [];
  const store: Browser['store'] = (item, token) => {
    cookies.push([item, token]);
    browser.store(item, token);
  };
  return { cookies, browser: { ...browser, store } };
}
