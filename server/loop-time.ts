import { AsyncLocalStorage } from 'node:async_hooks';

/** Takes the milliseconds of the main thread that a piece of work used. */
export type Charge = (usedMs: number) => void;

const charges = new AsyncLocalStorage<Charge>();

/** What has the main thread just now; only one piece of work can. */
let open: { charge: Charge; fromMs: number } | undefined;

/** Charges the main-thread time of `work`, and of what follows whatever it awaits with `onLoop`. */
export const chargingTo = <T>(charge: Charge, work: () => T): T =>
  charges.run(charge, () => {
    beginStretch();
    return work();
  });

/**
 * Awaits what happens elsewhere, such as in the database or in another thread. What follows without
 * this is charged to nobody, since Node does not tell whose work it goes on with.
 */
export async function onLoop<T>(elsewhere: Promise<T>): Promise<T> {
  try {
    return await elsewhere;
  } finally {
    beginStretch();
  }
}

/** For what is done once for everybody. */
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
  // A tick that a promise asks for comes when no settled promise is left: then all work waits.
  queueMicrotask(() => process.nextTick(endStretch));
}

function endStretch(): void {
  const ended = open;
  open = undefined;
  ended?.charge(threadMs() - ended.fromMs);
}

/** Of this thread alone: on a busy machine the time for which others had the core is not in it. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
