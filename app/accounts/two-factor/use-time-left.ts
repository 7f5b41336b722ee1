import { useEffect, useState } from 'react';
import { secondMs } from '#contract/time-units.ts';

/** Whole seconds until a time; 0 once it has passed, or without one. */
export function useTimeLeft(until: string | undefined): number {
  const [now, setNow] = useState(Date.now);
  const left =
    until === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now) / secondMs));
  const isWaiting = left > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts for another time.
  useEffect(() => {
    setNow(Date.now());
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), secondMs / 4);
    return () => clearInterval(timer);
  }, [until, isWaiting]);

  return left;
}
