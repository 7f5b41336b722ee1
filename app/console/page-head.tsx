import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** Title and sentences of a page, with its main action. */
export const PageHead = ({
  title,
  sentence,
  note,
  action,
}: {
  title: string;
  sentence: string;
  note?: ReactNode;
  action?: ReactNode;
}) => (
  <div className={styles.head}>
    <div>
      <h1>{title}</h1>
      <p>{sentence}</p>
      {note && <p>{note}</p>}
    </div>
    {action}
  </div>
);
