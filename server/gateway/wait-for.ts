import { setTimeout as after } from 'node:timers/promises';

/** Half of the second within which a waiting poll is answered. */
const everyMs = 500;

/** Looks until there is something, the time is over or the wait is ended from outside. */
export async function waitFor(
  look: () => Promise<boolean>,
  { ms, signal }: { ms: number; signal: AbortSignal },
): Promise<void> {
  const untilMs = performance.now() + ms;
  while (!signal.aborted && performance.now() < untilMs && !(await look()))
    await after(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
}
