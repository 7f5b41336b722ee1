import type { ReactNode } from 'react';
import styles from './developer-head.module.css';

/** What a page is about, and the one thing to do there. */
export const DeveloperHead = ({
  title,
  sentence,
  action,
}: {
  title: string;
  sentence: string;
  action?: ReactNode;
}) => (
  <div className={styles.head}>
    <div>
      <h1>{title}</h1>
      <p>{sentence}</p>
    </div>
    {action}
  </div>
);
