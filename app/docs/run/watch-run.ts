import { request } from '#app/request/client.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import { isAccepted } from '#contract/envelope.ts';
import { type OpenedPractice, type PracticeThing, watchPractice } from '#contract/practice.ts';
import { secondMs } from '#contract/time-units.ts';
import { isCallbackSigned } from './sign.ts';

export type Delivered = PracticeDelivery & {
  /** Undefined until it was brought, and where nothing is signed. */
  isGenuine?: boolean;
};

export type Watched = { things: PracticeThing[]; deliveries: Delivered[] };

const oftenMs = secondMs / 2;
const oftenForMs = 5 * secondMs;
const seldomMs = 2 * secondMs;
const longestMs = 60 * secondMs;
/** Something may still follow what looks complete: a person answers a text. */
const afterwardsMs = 4 * secondMs;

/** Asks what became of a request until all of it has happened. Ends with the signal. */
export async function watchRun(
  { token, callbackSecret }: OpenedPractice,
  requestId: string,
  tell: (watched: Watched) => void,
  signal: AbortSignal,
): Promise<void> {
  const beganMs = performance.now();
  let completeMs: number | undefined;
  while (!signal.aborted) {
    await shown(signal);
    const reply = await request(watchPractice, { token, requestId }).catch(() => undefined);
    const nowMs = performance.now();
    if (signal.aborted || nowMs - beganMs > longestMs) return;
    if (reply && !isAccepted(reply)) return;
    if (reply) {
      const { things, deliveries } = reply.data;
      const checked = await Promise.all(deliveries.map((one) => judged(one, callbackSecret)));
      if (signal.aborted) return;
      tell({ things, deliveries: checked.toReversed() });
      const isComplete =
        things.every(({ isDone }) => isDone) &&
        deliveries.every(({ state }) => state !== 'waiting');
      completeMs = isComplete ? (completeMs ?? nowMs) : undefined;
      if (things.length + deliveries.length === 0) return;
      if (completeMs !== undefined && nowMs - completeMs > afterwardsMs) return;
    }
    await pause(nowMs - beganMs < oftenForMs ? oftenMs : seldomMs, signal);
  }
}

async function judged(delivery: PracticeDelivery, secret: string): Promise<Delivered> {
  const last = delivery.attempts.at(-1);
  if (!delivery.isSigned || !last) return delivery;
  return { ...delivery, isGenuine: await isCallbackSigned(last.headers, delivery.body, secret) };
}

/** Nobody looks at a tab that is hidden. */
export function shown(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (document.hidden && !signal.aborted) return;
    document.removeEventListener('visibilitychange', look);
    resolve();
  };
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', look, { once: true });
  look();
  return promise;
}

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}
