import { AsyncLocalStorage } from 'node:async_hooks';

/** Receives the main-thread milliseconds that a piece of work used. */
export type Charge = (usedMs: number) => void;

const charges = new AsyncLocalStorage<Charge>();

/** The work that currently runs on the main thread; there is only one. */
let open: { charge: Charge; fromMs: number } | undefined;

/** Charges the main-thread time of `work`, including what follows each await of `onLoop`. */
export const chargingTo = <T>(charge: Charge, work: () => T): T =>
  charges.run(charge, () => {
    beginStretch();
    return work();
  });

/**
 * Awaits something that happens outside the main thread, such as a query or another thread. Without
 * it the time that follows is charged to no request, since Node does not tell whose work resumes.
 */
export async function onLoop<T>(elsewhere: Promise<T>): Promise<T> {
  try {
    return await elsewhere;
  } finally {
    beginStretch();
  }
}

/** For work that is done once for all requests. */
export function uncharged(work: () => void): void {
  endStretch();
  work();
  beginStretch();
}

function beginStretch(): void {
  const charge = charges.getStore();
  if (!charge) return;
  endStretch();
  open = { charge, fromMs: threadMs() };
  // A tick queued from a microtask runs when no settled promise is left: all work is waiting then.
  queueMicrotask(() => process.nextTick(endStretch));
}

function endStretch(): void {
  const ended = open;
  open = undefined;
  ended?.charge(threadMs() - ended.fromMs);
}

/** CPU time of this thread: time in which other processes had the core does not count. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
