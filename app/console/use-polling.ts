import { useEffect, useEffectEvent } from 'react';

/**
 * Asks again a while after the last answer, which `answered` is; never behind a hidden tab, and at
 * once when it is looked at again.
 */
export function usePolling(ask: () => void, afterMs: number, answered: unknown): void {
  const again = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins a new wait.
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
