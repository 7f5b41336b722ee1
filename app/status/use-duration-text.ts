import { writeDuration } from './duration.ts';
import { useGround } from './status-ground.tsx';

/** The duration between two times in words; by default until `asOf`. */
export function useDurationText() {
  const { asOf } = useGround();
  const lengthOf = useLengthText();
  return (from: string, to: string = asOf): string =>
    lengthOf(Math.max(0, Date.parse(to) - Date.parse(from)));
}

/** A number of milliseconds in words. */
export function useLengthText() {
  const { shared } = useGround();
  return (ms: number): string => writeDuration(ms, shared.durations);
}
