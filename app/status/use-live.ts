import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { RequestCancelled } from '#app/request/failures.ts';
import type { Refusal } from '#contract/envelope.ts';
import { secondMs } from '#contract/time-units.ts';
import type { Live } from './live.ts';

/** Refresh interval, and the growing delays after failures. */
export const refreshMs = 30 * secondMs;
const retriesMs = [5, 10, 20, 30].map((seconds) => seconds * secondMs);

/** Returning to a tab fires several events: minimum time between refreshes. */
const pauseMs = secondMs;

type Answer<Data> = { data: Data } | { refusal: Refusal };
type State<Data> = Pick<Live<Data>, 'data' | 'refusal' | 'away'>;

/**
 * Data about `subject`, refreshed while the page is visible: not in a hidden tab, offline or while
 * paused, and once on return. Without a subject nothing is loaded.
 */
export function useLive<Data>(
  served: NoInfer<Data> | undefined,
  load: () => Promise<Answer<Data>>,
  subject: string | undefined,
): Live<Data> {
  const [state, setState] = useState<State<Data>>({ data: served });
  const [about, setAbout] = useState(subject);
  const [isPaused, pause] = useState(false);
  const [turn, setTurn] = useState(0);
  if (about !== subject) {
    setAbout(subject);
    setState({});
  }

  /** Undefined without a usable response. */
  const ask = useEffectEvent(async (): Promise<Answer<Data> | undefined> => {
    try {
      return await load();
    } catch (problem) {
      if (problem instanceof RequestCancelled) return state.data && { data: state.data };
      console.error('The service status could not be loaded.', problem);
      return undefined;
    }
  });
  const isServed = useEffectEvent(() => turn === 0 && state.data !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn loads again.
  useEffect(() => {
    if (subject === undefined || isPaused) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let askedAtMs = Number.NEGATIVE_INFINITY;
    const leave = new AbortController();
    const { signal } = leave;
    const put = (change: (before: State<Data>) => State<Data>) =>
      signal.aborted || startTransition(() => setState(change));
    const askIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(refresh, ms);
    };

    const fail = (retryAtMs?: number, refusal?: Refusal) =>
      put(({ data, away }) => ({
        data,
        refusal,
        away: { since: away?.since ?? new Date().toISOString(), retryAtMs },
      }));

    async function refresh() {
      clearTimeout(timer);
      if (document.hidden) return;
      if (!navigator.onLine) return fail();
      askedAtMs = performance.now();
      const answer = await ask();
      const refusal = answer && 'refusal' in answer ? answer.refusal : undefined;
      if (answer && (!refusal || isFinal(refusal))) {
        failures = 0;
        put(() => answer);
        askIn(refreshMs);
        return;
      }
      const waitMs = retriesMs[Math.min(failures, retriesMs.length - 1)] ?? refreshMs;
      failures += 1;
      fail(Date.now() + waitMs, refusal);
      askIn(waitMs);
    }

    const comeBack = () => {
      if (document.hidden) clearTimeout(timer);
      else if (performance.now() - askedAtMs >= pauseMs) void refresh();
    };
    document.addEventListener('visibilitychange', comeBack, { signal });
    addEventListener('pageshow', comeBack, { signal });
    for (const event of ['online', 'offline'])
      addEventListener(event, () => void refresh(), { signal });
    if (isServed()) askIn(refreshMs);
    else void refresh();
    return () => {
      leave.abort();
      clearTimeout(timer);
    };
  }, [turn, subject, isPaused]);

  const retry = () => setTurn(turn + 1);
  return {
    ...state,
    isPaused,
    pause: (becomesPaused) => {
      pause(becomesPaused);
      retry();
    },
    retry,
  };
}

/** The service or incident does not exist; other refusals may be temporary. */
const isFinal = ({ code }: Refusal): boolean => String(code).startsWith('status.');
