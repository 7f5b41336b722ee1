import { AsyncLocalStorage } from 'node:async_hooks';

/** What a call may take from the moment its input is here, so that its caller waits three seconds at most. */
export const usualCallMs = 2_800;

/** What it may take besides for hashing: a crowd of logins queues. */
const besidesMs = 12_000;

/** A call that cannot be answered in time; worth trying again. */
export class TooLate extends Error {
  override name = 'TooLate';
}

type CallTime = {
  call: string;
  stop(): void;
  goOn(): void;
};

const times = new AsyncLocalStorage<CallTime>();

/** Which call the code at hand works for; nothing in the background works for one. */
export const callAtHand = (): string | undefined => times.getStore()?.call;

/** Whatever the work waits for, its answer or a refusal comes in time. What comes later is nobody's. */
export async function inCallTime<T>(
  call: string,
  work: () => Promise<T>,
  withinMs = usualCallMs,
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

/** The call's own time stands still while it waits for this, which has a longer one. */
export async function besidesCallTime<T>(work: () => Promise<T>, withinMs = besidesMs): Promise<T> {
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
