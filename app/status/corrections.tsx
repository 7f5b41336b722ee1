import { fill } from '#content/fill.ts';
import type { Incident } from '#contract/status.ts';
import styles from './corrections.module.css';
import { useMomentText } from './moments.tsx';
import { useGround } from './status-ground.tsx';

type Corrections = Incident['updates'][number]['corrections'];

/** When a text was last corrected. */
export function Corrected({ at }: { at: string | undefined }) {
  const { shared } = useGround();
  const { write } = useMomentText();
  if (!at) return null;
  return <small className={styles.corrected}>{fill(shared.corrected, { time: write(at) })}</small>;
}

/** What an update said before each correction, the last one first. */
export function SaidBefore({ corrections }: { corrections: Corrections }) {
  const { shared, inLanguage } = useGround();
  if (corrections.length === 0) return null;
  return (
    <details className={styles.before}>
      <summary>{shared.before}</summary>
      {corrections.toReversed().map((before) => (
        <p key={before.time}>
          <s>{inLanguage(before, 'text')}</s>
        </p>
      ))}
    </details>
  );
}
