import { useId } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type FirstStepId, firstStepIds } from '#content/interface/console-first-steps.ts';
import styles from './steps-line.module.css';

/** From the first key to the first real message: done is ticked, the next is hot, others grey. */
export function StepsLine({
  done,
  now,
  accessKey,
}: {
  done: readonly FirstStepId[];
  now: FirstStepId | undefined;
  accessKey: string | null;
}) {
  const words = useWords('consoleFirstSteps');
  const headingId = useId();
  const all = firstStepIds.length;
  const reached = now ? firstStepIds.indexOf(now) : all;
  return (
    <section className={styles.steps} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{words.heading}</h2>
        <p>{fill(words.done, { count: done.length, all })}</p>
      </div>
      <ol data-reached={reached}>
        {firstStepIds.map((id) => {
          const isDone = done.includes(id);
          return (
            <li
              key={id}
              data-state={isDone ? 'done' : id === now ? 'now' : 'next'}
              aria-current={id === now ? 'step' : undefined}
            >
              <span className={styles.ring}>{isDone && <DoubleTickIcon width={17} />}</span>
              <b>{words.steps[id].name}</b>
              <small>
                {id === 'key' && accessKey ? (
                  <code>{accessKey.slice(0, 10)}…</code>
                ) : (
                  words.steps[id].sentence
                )}
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
