import type { ReactNode } from 'react';
import styles from './step-card.module.css';

/** What to do now, with the code for it beside it where there is some. */
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
