import { writeDuration } from './duration.ts';
import { useGround } from './status-ground.tsx';

/** The duration between two times in words; by default until `asOf`. */
export function useDurationText() {
  const { asOf, shared } = useGround();
  return (from: string, to: string = asOf): string =>
    writeDuration(Math.max(0, Date.parse(to) - Date.parse(from)), shared.durations);
}
