import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { ApiKeySummary } from '#contract/developer.ts';
import { mostKeys } from '#contract/developer-fields.ts';
import styles from './key-slots.module.css';

/** The limit as a line of rings: live ones hot, those of the sandbox open, free ones grey. */
export function KeySlots({ keys }: { keys: readonly ApiKeySummary[] }) {
  const { line } = useWords('consoleKeys');
  const used = keys.length;
  const live = keys.filter(({ environment }) => environment === 'live').length;
  const counts = { live, sandbox: used - live, free: Math.max(0, mostKeys - used) };
  const rings = (['live', 'sandbox', 'free'] as const).flatMap((kind) =>
    Array.from({ length: counts[kind] }, (_, place) => ({ kind, id: `${kind}-${place}` })),
  );
  return (
    <>
      <div
        className={styles.slots}
        role="img"
        aria-label={fill(line.label, { used, all: mostKeys })}
        data-used={used}
      >
        <span className={styles.run} />
        {rings.map(({ kind, id }) => (
          <span key={id} className={styles.ring} data-kind={kind} />
        ))}
      </div>
      <p className={styles.counts}>
        <strong>{fill(line.used, { used, all: mostKeys })}</strong>
        {(['live', 'sandbox', 'free'] as const).map((kind) => (
          <span key={kind} data-kind={kind}>
            {fill(line[kind], { count: counts[kind] })}
          </span>
        ))}
      </p>
    </>
  );
}
