import { request } from '#app/request/client.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import { isAccepted } from '#contract/envelope.ts';
import { type OpenedPractice, type PracticeRecord, watchPractice } from '#contract/practice.ts';
import { secondMs } from '#contract/time-units.ts';
import { poll } from './poll.ts';
import { isCallbackSigned } from './sign.ts';

export type Delivered = PracticeDelivery & {
  /** Whether the signature is valid; undefined before the first attempt and for unsigned ones. */
  isGenuine?: boolean;
};

/** What followed a request: the records that it created or changed, and their callbacks. */
export type Watched = { things: PracticeRecord[]; deliveries: Delivered[] };

const shortestPauseMs = secondMs / 2;
/** Records may look complete and still change: the recipient of a text answers it. */
const afterCompleteMs = 4 * secondMs;

/** Polls what followed a request until all of it is final, for a minute at most. */
export async function watchRun(
  { token, callbackSecret }: OpenedPractice,
  requestId: string,
  onChange: (watched: Watched) => void,
  signal: AbortSignal,
): Promise<void> {
  const startedMs = performance.now();
  let completeMs: number | undefined;
  await poll(async () => {
    const reply = await request(watchPractice, { token, requestId }).catch(() => undefined);
    const nowMs = performance.now();
    const elapsedMs = nowMs - startedMs;
    if (signal.aborted || elapsedMs > 60 * secondMs) return undefined;
    if (!reply) return pauseAfter(elapsedMs);
    if (!isAccepted(reply)) return undefined;
    const { things, deliveries } = reply.data;
    const verified = await Promise.all(deliveries.map((one) => verify(one, callbackSecret)));
    if (signal.aborted) return undefined;
    onChange({ things, deliveries: verified.toReversed() });
    const isComplete =
      things.every(({ isDone }) => isDone) && deliveries.every(({ state }) => state !== 'waiting');
    completeMs = isComplete ? (completeMs ?? nowMs) : undefined;
    if (things.length + deliveries.length === 0) return undefined;
    if (completeMs !== undefined && nowMs - completeMs > afterCompleteMs) return undefined;
    return pauseAfter(elapsedMs);
  }, signal);
}

/** Polls the records of a request until all are final, which takes days for some. */
export const watchRecords = (
  { token }: Pick<OpenedPractice, 'token'>,
  requestId: string,
  onChange: (records: PracticeRecord[]) => void,
  signal: AbortSignal,
): Promise<void> => {
  const startedMs = performance.now();
  return poll(async () => {
    const reply = await request(watchPractice, { token, requestId }).catch(() => undefined);
    if (signal.aborted || (reply && !isAccepted(reply))) return undefined;
    if (reply) onChange(reply.data.things);
    if (reply?.data.things.every(({ isDone }) => isDone)) return undefined;
    return pauseAfter(performance.now() - startedMs, 10 * secondMs);
  }, signal);
};

/** Half a second in the first five seconds, then longer and longer. */
const pauseAfter = (elapsedMs: number, longestMs = 2 * secondMs): number =>
  Math.min(Math.max(elapsedMs / 10, shortestPauseMs), longestMs);

async function verify(delivery: PracticeDelivery, secret: string): Promise<Delivered> {
  const last = delivery.attempts.at(-1);
  if (!delivery.isSigned || !last) return delivery;
  return { ...delivery, isGenuine: await isCallbackSigned(last.headers, delivery.body, secret) };
}
