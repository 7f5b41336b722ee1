import { replayMs } from '#contract/call.ts';
import { secondMs } from '#contract/time-units.ts';
import { OutcomeUnknown } from './failures.ts';
import { freshRequestId } from './request-id.ts';

/** What makes two requests the same to the server: id, token, and whose it is. */
export type SentRequest = { requestId: string; token: string | undefined; by: string | undefined };

/** An answer, or what stands in its place: nothing usable came, and how long to wait. */
export type Exchanged = { answer: unknown } | { lost: unknown; retryAfterMs: number };

/** Before the first repeat and the second; the server may ask for more, up to the longest. */
const pausesMs = [1 * secondMs, 3 * secondMs];
const longestPauseMs = 10 * secondMs;

/** Requests of replayable calls without an answer, by call and input. */
const unanswered = new Map<string, { sent: SentRequest; endsMs: number }>();

/** Those that are being repeated: they may bring a new token. */
const repeating = new Set<Promise<unknown>>();

/**
 * Sends a replayable call until it is answered: whatever happened to the first answer, the same id
 * gets it again. Whoever sends the same input later goes on with that id.
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
  // It never came to anything, and the token was renewed since: a request of its own.
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

/** Until what is being repeated is answered or given up. */
export async function repeatsSettled(): Promise<void> {
  if (repeating.size === 0) return;
  await Promise.allSettled(repeating);
  // Whoever waited for the answer stores the token that came with it.
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
