import { useEffect, useState } from 'react';
import { secondMs } from '#contract/time-units.ts';

/** The time, for what is told in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15 * secondMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
