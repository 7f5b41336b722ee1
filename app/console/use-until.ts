import { useEffect, useState } from 'react';

/** A moment that something waits for; null when it has come. */
export function useUntil() {
  const [moment, setMoment] = useState<string | null>(null);
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => setMoment(null), new Date(moment).getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [moment]);
  return [moment, setMoment] as const;
}
