import type { ReactNode } from 'react';
import styles from './step-card.module.css';

/** The current step, with its code beside it if there is any. */
export const StepCard = ({
  heading,
  sentence,
  code,
  children,
}: {
  heading: string;
  sentence: string;
  code?: ReactNode;
  children: ReactNode;
}) => (
  <div className={styles.card} data-coded={code ? '' : undefined}>
    <div className={styles.text}>
      <h3>{heading}</h3>
      <p>{sentence}</p>
      <div className={styles.ways}>{children}</div>
    </div>
    {code}
  </div>
);
