import { replayMs } from '#contract/call.ts';
import { secondMs } from '#contract/time-units.ts';
import { OutcomeUnknown } from './failures.ts';
import { freshRequestId } from './request-id.ts';

/** What identifies a request to the server: idempotency key, token and user id. */
export type SentRequest = { requestId: string; token: string | undefined; by: string | undefined };

/** The parsed response, or the reason why there is none and how long to wait. */
export type Exchanged = { answer: unknown } | { lost: unknown; retryAfterMs: number };

/** Backoff before the first and second retry; `Retry-After` may extend it up to the maximum. */
const pausesMs = [1 * secondMs, 3 * secondMs];
const longestPauseMs = 10 * secondMs;

/** Replayable requests without a response, by call and input. */
const unanswered = new Map<string, { sent: SentRequest; endsMs: number }>();

/** Retries in progress; their responses may contain a new token. */
const repeating = new Set<Promise<unknown>>();

/**
 * Sends a replayable call, and again with the same idempotency key while no response arrives. A
 * later call with the same input continues with that key.
 */
export async function sendUntilAnswered(
  key: string,
  fresh: Omit<SentRequest, 'requestId'>,
  given: { requestId?: string | undefined; signal: AbortSignal },
  exchange: (sent: SentRequest) => Promise<Exchanged>,
): Promise<unknown> {
  const sent = openRequest(key, fresh, given.requestId);
  const first = await exchange(sent);
  const answered = 'answer' in first ? first : await repeatTracked(first);
  unanswered.delete(key);
  // The first attempt never ran and the token was renewed since: a new request.
  if (sent.token !== fresh.token && isSignedOut(answered.answer))
    return sendUntilAnswered(key, fresh, given, exchange);
  return answered.answer;

  async function repeatTracked(lost: Exchanged): Promise<{ answer: unknown }> {
    const work = repeat(lost);
    repeating.add(work);
    try {
      return await work;
    } finally {
      repeating.delete(work);
    }
  }

  async function repeat(before: Exchanged): Promise<{ answer: unknown }> {
    let last = before;
    for (const pauseMs of pausesMs) {
      if ('answer' in last) return last;
      const askedMs = Math.min(last.retryAfterMs, longestPauseMs);
      await pause(Math.max(pauseMs, askedMs), given.signal);
      last = await exchange(sent);
    }
    if ('answer' in last) return last;
    throw new OutcomeUnknown(String(last.lost), { cause: last.lost });
  }
}

/** Resolves when no retry is in progress. */
export async function retriesSettled(): Promise<void> {
  if (repeating.size === 0) return;
  await Promise.allSettled(repeating);
  // Gives the caller time to store a token from the response.
  await pause(100);
}

export const isSignedOut = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Reflect.get(answer, 'code') === 'session.required';

function openRequest(
  key: string,
  fresh: Omit<SentRequest, 'requestId'>,
  requestId = freshRequestId(),
): SentRequest {
  const now = Date.now();
  for (const [other, { endsMs }] of unanswered) if (endsMs <= now) unanswered.delete(other);
  const known = unanswered.get(key);
  if (known && known.sent.by === fresh.by) return known.sent;
  const sent = { ...fresh, requestId };
  unanswered.set(key, { sent, endsMs: now + replayMs });
  return sent;
}

const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
