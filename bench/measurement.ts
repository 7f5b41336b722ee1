import { availableParallelism, loadavg } from 'node:os';
import { createLifetime } from '#server/lifetime.ts';

export type Run = {
  /** Registers a cleanup, run at the end in any case, in reverse order. */
  onEnd(close: () => Promise<unknown>): void;
};

/**
 * Runs a measurement and exits with its verdict. Everything it started is stopped, also on
 * interruption.
 */
export async function runMeasurement(work: (run: Run) => Promise<boolean>): Promise<void> {
  const lifetime = createLifetime(() => false);
  let ending: Promise<void> | undefined;
  let brokenOff = false;
  const end = () => {
    ending ??= lifetime.end();
    return ending;
  };
  const breakOff = () => {
    if (brokenOff) return;
    brokenOff = true;
    end().finally(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, breakOff);
  // The parent process connected by the channel is gone, perhaps killed.
  process.on('disconnect', breakOff);

  const onEnd = (close: () => Promise<unknown>) => {
    if (ending) void close().catch(() => undefined);
    else lifetime.onEnd(close);
  };
  const beganMs = performance.now();
  const passed = await work({ onEnd }).catch((error: unknown) => {
    if (!brokenOff) console.error(error);
    return false;
  });
  if (brokenOff) return;
  await end();
  noteLoad();
  const seconds = Math.round((performance.now() - beganMs) / 1000);
  console.log(`\n${passed ? 'Passed' : 'Failed'} after ${seconds} s`);
  process.exit(passed ? 0 : 1);
}

/** Times and ratios on a busy machine describe the machine, not the product. */
function noteLoad(): void {
  const [, load = 0] = loadavg();
  const cores = availableParallelism();
  if (load > cores)
    console.log(`\nThe machine was busy: ${load.toFixed(1)} wanted to run on ${cores} cores.`);
}
