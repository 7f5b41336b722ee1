/** Repeats `step` while the tab is visible; ends when it returns no pause, or with the signal. */
export async function poll(
  step: () => Promise<number | undefined>,
  signal: AbortSignal,
  /** Ends the current pause early. */
  wake?: () => AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await waitUntilVisible(signal);
    const pauseMs = await step();
    if (signal.aborted || pauseMs === undefined) return;
    await pause(pauseMs, wake ? AbortSignal.any([signal, wake()]) : signal);
  }
}

function waitUntilVisible(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => {
    if (document.hidden && !signal.aborted) return;
    document.removeEventListener('visibilitychange', check);
    resolve();
  };
  document.addEventListener('visibilitychange', check);
  signal.addEventListener('abort', check, { once: true });
  check();
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
