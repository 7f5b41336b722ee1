import { useEffect, useEffectEvent } from 'react';

/** Polls `afterMs` after each `answered`; not in a hidden tab, but at once when it is shown. */
export function usePolling(ask: () => void, afterMs: number, answered: unknown): void {
  const again = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer restarts the delay.
  useEffect(() => {
    let isDue = false;
    const askIfSeen = () => {
      if (isDue && document.visibilityState === 'visible') {
        isDue = false;
        again();
      }
    };
    const timer = setTimeout(() => {
      isDue = true;
      askIfSeen();
    }, afterMs);
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [afterMs, answered]);
}
