import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type KeyRight, keyRights } from '#contract/documented-api.ts';
import styles from './rights-line.module.css';

/** The rights of a key as three stops: filled if granted, struck through if not. */
export function RightsLine({ rights }: { rights: readonly KeyRight[] }) {
  const words = useWords('consoleKeys');
  const { separator } = useWords('console');
  const may = keyRights.filter((right) => rights.includes(right));
  const spoken = may.map((right) => words.rights[right]).join(separator);
  return (
    <>
      <span data-spoken="">{fill(words.may, { rights: spoken })}</span>
      <span className={styles.rights} aria-hidden="true">
        {keyRights.map((right) => (
          <span key={right} data-may={rights.includes(right) || undefined}>
            {words.rights[right]}
          </span>
        ))}
      </span>
    </>
  );
}
