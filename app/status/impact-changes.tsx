import { ArrowIcon } from '#app/art/signs.tsx';
import type { Incident } from '#contract/status.ts';
import styles from './impact-changes.module.css';
import { ImpactText } from './impact-text.tsx';
import { useGround } from './status-ground.tsx';

/** The services that an update says are affected otherwise: the old word struck out, the new one. */
export function ImpactChanges({ changes }: { changes: Incident['updates'][number]['changes'] }) {
  const { shared, namesOf } = useGround();
  const wordOf = { ...shared.states, recovered: shared.impacts.recovered };
  if (changes.length === 0) return null;
  return (
    <p className={styles.changes}>
      {changes.map(({ serviceId, before, impact }) => (
        <span key={serviceId}>
          <b>{namesOf([serviceId])}</b>
          {before && (
            <>
              <s>{wordOf[before]}</s>
              <ArrowIcon />
              <span data-spoken="">{shared.impacts.now}</span>
            </>
          )}
          <ImpactText impact={impact} />
        </span>
      ))}
    </p>
  );
}
