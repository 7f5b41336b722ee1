import { useEffect, useState } from 'react';

/** A time to wait for; null once it has passed. */
export function useUntil() {
  const [moment, setMoment] = useState<string | null>(null);
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => setMoment(null), new Date(moment).getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [moment]);
  return [moment, setMoment] as const;
}
