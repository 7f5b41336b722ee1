import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Time limit of a call once its input has arrived, so that its caller waits three seconds at most.
 */
export const defaultCallMs = 2_800;

/** Extra time for password hashing, where many logins queue. */
const outsideMs = 12_000;

/** A call that could not be answered in time; worth repeating. */
export class CallTimeout extends Error {
  override name = 'CallTimeout';
}

type CallTimer = {
  call: string;
  stop(): void;
  resume(): void;
};

const times = new AsyncLocalStorage<CallTimer>();

/** The path of the call that the running code belongs to; undefined for background work. */
export const currentCall = (): string | undefined => times.getStore()?.call;

/** Runs `work` and throws `CallTimeout` at the time limit; a later result is ignored. */
export async function withCallTimeout<T>(
  call: string,
  work: () => Promise<T>,
  withinMs = defaultCallMs,
): Promise<T> {
  const late = Promise.withResolvers<never>();
  const expire = () => late.reject(new CallTimeout());
  let leftMs = withinMs;
  let beganMs = performance.now();
  let timer = setTimeout(expire, leftMs);
  const time: CallTimer = {
    call,
    stop: () => {
      clearTimeout(timer);
      leftMs -= performance.now() - beganMs;
    },
    resume: () => {
      beganMs = performance.now();
      timer = setTimeout(expire, Math.max(leftMs, 0));
    },
  };
  try {
    return await Promise.race([times.run(time, work), late.promise]);
  } finally {
    time.stop();
  }
}

/** Runs `work` under a longer limit of its own; the limit of the call is suspended meanwhile. */
export async function suspendCallTimeout<T>(
  work: () => Promise<T>,
  withinMs = outsideMs,
): Promise<T> {
  const time = times.getStore();
  if (!time) return work();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new CallTimeout()), withinMs);
  time.stop();
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
    time.resume();
  }
}
