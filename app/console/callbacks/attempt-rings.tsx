import { Ring, type RingLook } from '#app/ui/ring.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import styles from './attempt-rings.module.css';

/** A ring per attempt: the last is green when received, red when given up; dashed is planned. */
export function AttemptRings({
  state,
  attempts,
}: Pick<PracticeDelivery, 'state'> & { attempts: readonly unknown[] }) {
  const { attempts: words } = useWords('consoleCallbacks').deliveries;
  const count = attempts.length;
  const last = ({ received: 'good', 'given-up': 'bad', waiting: 'open' } as const)[state];
  const looks: RingLook[] = attempts.map((_, place) => (place === count - 1 ? last : 'open'));
  if (state === 'waiting') looks.push('planned');
  return (
    <span
      className={styles.rings}
      role="img"
      aria-label={fill(count === 1 ? words.one : words.other, { count })}
    >
      {looks.map((look, place) => (
        <Ring key={place} look={look} className={styles.ring} />
      ))}
    </span>
  );
}
