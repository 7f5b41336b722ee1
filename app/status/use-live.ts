import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { RequestCancelled } from '#app/request/failures.ts';
import type { Live } from './live.ts';
import { type Answer, startRefreshing } from './refresh.ts';

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
    const put = (change: (before: State<Data>) => State<Data>) =>
      startTransition(() => setState(change));
    return startRefreshing({
      ask: () => ask(),
      isLoaded: isServed(),
      onAnswer: (answer) => put(() => answer),
      onFailure: (retryAtMs, refusal) =>
        put(({ data, away }) => ({
          data,
          refusal,
          away: { since: away?.since ?? new Date().toISOString(), retryAtMs },
        })),
    });
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
