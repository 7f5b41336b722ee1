import { type ReactNode, useId } from 'react';
import type { BoardLine } from '#content/pages/pricing/pricing.ts';
import type { PricingWords } from '#content/pages/pricing/structure.ts';
import styles from './estimator.module.css';

export type EstimatorProps = {
  words: PricingWords;
  lines: readonly BoardLine[];
  chosen: string;
  onChoose: (country: string) => void;
};

/** The frame of both estimators: where the board's line arrives, the fields, the receipt. */
export function Estimator({
  heading,
  fields,
  receipt,
}: {
  heading: string;
  fields: ReactNode;
  receipt: ReactNode;
}) {
  const headingId = useId();
  return (
    <section className={styles.estimator} data-ground="paper" aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      <div className={styles.fields}>{fields}</div>
      {receipt}
    </section>
  );
}

export function CountrySelect({ words, lines, chosen, onChoose }: EstimatorProps) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{words.estimate.country}</label>
      <select id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {lines.map(({ country, name }) => (
          <option key={country} value={country}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
