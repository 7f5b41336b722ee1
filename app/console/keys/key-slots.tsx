import { Ring } from '#app/ui/ring.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { ApiKeySummary } from '#contract/api-keys.ts';
import { maxKeys } from '#contract/developer-fields.ts';
import styles from './key-slots.module.css';

const looks = { live: 'lit', sandbox: 'open', free: 'idle' } as const;

/** The allowed number of keys as a line of rings: live keys lit, sandbox keys open, free grey. */
export function KeySlots({ keys }: { keys: readonly ApiKeySummary[] }) {
  const { line } = useWords('consoleKeys');
  const used = keys.length;
  const live = keys.filter(({ environment }) => environment === 'live').length;
  const counts = { live, sandbox: used - live, free: Math.max(0, maxKeys - used) };
  const rings = (['live', 'sandbox', 'free'] as const).flatMap((kind) =>
    Array.from({ length: counts[kind] }, (_, place) => ({ kind, id: `${kind}-${place}` })),
  );
  return (
    <>
      <div
        className={styles.slots}
        role="img"
        aria-label={fill(line.label, { used, all: maxKeys })}
      >
        {rings.map(({ kind, id }) => (
          <Ring key={id} look={looks[kind]} className={styles.ring} />
        ))}
      </div>
      <p className={styles.counts}>
        <strong>{fill(line.used, { used, all: maxKeys })}</strong>
        {(['live', 'sandbox', 'free'] as const).map((kind) => (
          <span key={kind}>
            <Ring look={looks[kind]} className={styles.mark} />
            {fill(line[kind], { count: counts[kind] })}
          </span>
        ))}
      </p>
    </>
  );
}
