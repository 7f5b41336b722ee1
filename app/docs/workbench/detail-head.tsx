import type { ReactNode } from 'react';
import styles from './detail.module.css';

/** What is shown: its name, how it was answered, when, and what can be done with it. */
export const DetailHead = ({
  name,
  status,
  facts,
  note,
  children,
}: {
  name: ReactNode;
  status: { text: string; isWrong: boolean };
  facts: readonly string[];
  note: { text: string; isWrong?: boolean } | undefined;
  children: ReactNode;
}) => (
  <header className={styles.head}>
    <h2 id="workbench-detail">
      {name} <em data-wrong={status.isWrong ? '' : undefined}>{status.text}</em>
    </h2>
    <p>{facts.join(', ')}</p>
    <div className={styles.ways}>{children}</div>
    <p role="status" className={styles.note} data-wrong={note?.isWrong ? '' : undefined}>
      {note?.text}
    </p>
  </header>
);
