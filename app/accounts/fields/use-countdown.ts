import { useEffect, useState } from 'react';

/** A countdown in seconds; `leftSeconds` is 0 unless one is running. */
export function useCountdown(lengthSeconds: number) {
  const [endsAtMs, setEndsAtMs] = useState<number>();
  const [leftSeconds, setLeftSeconds] = useState(0);

  useEffect(() => {
    if (endsAtMs === undefined) return;
    const count = () => {
      const left = Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000));
      setLeftSeconds(left);
      if (left === 0) setEndsAtMs(undefined);
    };
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  return { leftSeconds, begin: () => setEndsAtMs(Date.now() + lengthSeconds * 1000) };
}
