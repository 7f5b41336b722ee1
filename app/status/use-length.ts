import { writeDuration } from './duration.ts';
import { useGround } from './status-ground.tsx';

/** How long it is from one moment to another, or to when the page was known to be true. */
export function useLength() {
  const { asOf, shared } = useGround();
  return (from: string, to: string = asOf): string =>
    writeDuration(Math.max(0, Date.parse(to) - Date.parse(from)), shared.durations);
}
