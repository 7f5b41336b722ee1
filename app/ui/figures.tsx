import type { Figure } from '#content/figures.ts';
import styles from './figures.module.css';

/** Large figures in a row, each with its label. */
export function Figures({ figures }: { figures: readonly (Figure & { id: string })[] }) {
  return (
    <dl className={styles.figures} data-reveals="">
      {figures.map(({ id, value, plus, label }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {value}
            {plus && <sup>+</sup>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
