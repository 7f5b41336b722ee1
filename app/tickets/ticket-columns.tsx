import type { ReactNode } from 'react';
import styles from './ticket-columns.module.css';

/** A ticket: its thread, the place to write at the end of the line, and what it is about. */
export const TicketColumns = ({
  thread,
  writing,
  asideLabel,
  aside,
}: {
  thread: ReactNode;
  writing: ReactNode;
  asideLabel: string;
  /** Beside the thread; on a phone above it. */
  aside: ReactNode;
}) => (
  <div className={styles.columns}>
    <div>
      {thread}
      <div className={styles.writing}>{writing}</div>
    </div>
    <aside className={styles.aside} aria-label={asideLabel}>
      {aside}
    </aside>
  </div>
);
