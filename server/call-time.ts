import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Time limit of a call once its input has arrived, so that its caller waits three seconds at most.
 */
export const defaultCallMs = 2_800;

/** Extra time for password hashing, where many logins queue. */
const outsideMs = 12_000;

/** A call that could not be answered in time; worth repeating. */
export class TooLate extends Error {
  override name = 'TooLate';
}

type CallTime = {
  call: string;
  stop(): void;
  goOn(): void;
};

const times = new AsyncLocalStorage<CallTime>();

/** The path of the call that the running code belongs to; undefined for background work. */
export const callAtHand = (): string | undefined => times.getStore()?.call;

/** Runs `work` and throws `TooLate` at the time limit; a later result is ignored. */
export async function inCallTime<T>(
  call: string,
  work: () => Promise<T>,
  withinMs = defaultCallMs,
): Promise<T> {
  const late = Promise.withResolvers<never>();
  const tell = () => late.reject(new TooLate());
  let leftMs = withinMs;
  let beganMs = performance.now();
  let timer = setTimeout(tell, leftMs);
  const time: CallTime = {
    call,
    stop: () => {
      clearTimeout(timer);
      leftMs -= performance.now() - beganMs;
    },
    goOn: () => {
      beganMs = performance.now();
      timer = setTimeout(tell, Math.max(leftMs, 0));
    },
  };
  try {
    return await Promise.race([times.run(time, work), late.promise]);
  } finally {
    time.stop();
  }
}

/** Runs `work` under a longer limit of its own; the limit of the call is suspended meanwhile. */
export async function outsideCallTime<T>(work: () => Promise<T>, withinMs = outsideMs): Promise<T> {
  const time = times.getStore();
  if (!time) return work();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TooLate()), withinMs);
  time.stop();
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
    time.goOn();
  }
}
