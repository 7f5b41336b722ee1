import type { Refusal } from '#contract/envelope.ts';
import { secondMs } from '#contract/time-units.ts';

/** Refresh interval, and the growing delays after failures. */
export const refreshMs = 30 * secondMs;
const retriesMs = [5, 10, 20, 30].map((seconds) => seconds * secondMs);

/** Returning to a tab fires several events: minimum time between refreshes. */
const pauseMs = secondMs;

export type Answer<Data> = { data: Data } | { refusal: Refusal };

/**
 * Loads data now, unless it is loaded, and every `refreshMs` while the page is visible and online.
 * Returns a function that stops it.
 */
export function startRefreshing<Data>({
  ask,
  isLoaded,
  onAnswer,
  onFailure,
}: {
  /** Undefined without a usable response. */
  ask: () => Promise<Answer<Data> | undefined>;
  isLoaded: boolean;
  onAnswer: (answer: Answer<Data>) => void;
  /** `retryAtMs` is missing while the browser is offline. */
  onFailure: (retryAtMs?: number, refusal?: Refusal) => void;
}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  const stopping = new AbortController();
  const { signal } = stopping;
  const refreshIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(refresh, ms);
  };

  async function refresh() {
    clearTimeout(timer);
    if (document.hidden) return;
    if (!navigator.onLine) return onFailure();
    askedAtMs = performance.now();
    const answer = await ask();
    if (signal.aborted) return;
    const refusal = answer && 'refusal' in answer ? answer.refusal : undefined;
    if (answer && (!refusal || isFinal(refusal))) {
      failures = 0;
      onAnswer(answer);
      refreshIn(refreshMs);
      return;
    }
    const waitMs = retriesMs[Math.min(failures, retriesMs.length - 1)] ?? refreshMs;
    failures += 1;
    onFailure(Date.now() + waitMs, refusal);
    refreshIn(waitMs);
  }

  const onReturn = () => {
    if (document.hidden) clearTimeout(timer);
    else if (performance.now() - askedAtMs >= pauseMs) void refresh();
  };
  document.addEventListener('visibilitychange', onReturn, { signal });
  addEventListener('pageshow', onReturn, { signal });
  for (const event of ['online', 'offline'])
    addEventListener(event, () => void refresh(), { signal });
  if (isLoaded) refreshIn(refreshMs);
  else void refresh();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}

/** The service or incident does not exist; other refusals may be temporary. */
const isFinal = ({ code }: Refusal): boolean => String(code).startsWith('status.');
