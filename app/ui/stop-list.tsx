import type { ReactNode } from 'react';
import { Ring, type RingLook } from './ring.tsx';
import styles from './stop-list.module.css';

/** A list on the line: every row is a stop. */
export const StopList = ({ children }: { children: ReactNode }) => (
  <ol className={styles.list}>{children}</ol>
);

export const StopRow = ({
  look,
  before,
  after,
  children,
}: {
  look: RingLook;
  /** At the left of the line. */
  before?: ReactNode;
  /** At the end of the row; below its text where there is no room. */
  after?: ReactNode;
  children: ReactNode;
}) => (
  <li>
    {before}
    <span className={styles.stop}>
      <Ring look={look} />
    </span>
    <div className={styles.body}>
      <div className={styles.text}>{children}</div>
      {after}
    </div>
  </li>
);
