import { type ReactNode, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import field from '#app/ui/field.module.css';
import frame from '#app/ui/frame.module.css';
import line from '#app/ui/line.module.css';
import type { BoardLine } from '#content/pages/pricing/pricing.ts';
import type { PricingWords } from '#content/pages/pricing/structure.ts';
import styles from './estimator.module.css';

export type EstimatorProps = {
  words: PricingWords;
  lines: readonly BoardLine[];
  chosen: string;
  onChoose: (country: string) => void;
};

/** Frame of both estimators: the end of the board's line, fields, receipt. */
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
    <section
      className={classNames(styles.estimator, line.stopAfter)}
      data-only="script"
      data-ground="paper"
      aria-labelledby={headingId}
    >
      <h3 id={headingId}>{heading}</h3>
      <div className={styles.fields}>{fields}</div>
      {receipt}
    </section>
  );
}

export function CountrySelect({ words, lines, chosen, onChoose }: EstimatorProps) {
  const id = useId();
  return (
    <div className={classNames(field.field, field.small)}>
      <label htmlFor={id}>{words.estimate.country}</label>
      <div className={classNames(frame.frame, styles.select)}>
        <select id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
          {lines.map(({ country, name }) => (
            <option key={country} value={country}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
