import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import styles from './attempt-rings.module.css';

/** A ring for each attempt: green when it was taken, dashed for the next, red for the last of all. */
export function AttemptRings({ state, attempts }: Pick<PracticeDelivery, 'state' | 'attempts'>) {
  const { attempts: words } = useWords('consoleCallbacks').deliveries;
  const count = attempts.length;
  const last = { received: 'taken', 'given-up': 'given-up', waiting: 'made' }[state];
  const rings = [
    ...attempts.map(({ number }, place) => ({
      id: number,
      look: place === count - 1 ? last : 'made',
    })),
    ...(state === 'waiting' ? [{ id: count + 1, look: 'next' }] : []),
  ];
  return (
    <span
      className={styles.rings}
      role="img"
      aria-label={fill(count === 1 ? words.one : words.other, { count })}
    >
      {rings.map(({ id, look }) => (
        <i key={id} data-look={look} />
      ))}
    </span>
  );
}
