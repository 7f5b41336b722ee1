import type { ReactNode } from 'react';
import styles from './desk.module.css';

/** A part of a page under a heading of its own. */
export const DeskSection = ({
  heading,
  aside,
  empty = false,
  children,
}: {
  heading: string;
  aside?: ReactNode;
  /** Said in place of an empty table. */
  empty?: string | false;
  children: ReactNode;
}) => (
  <section className={styles.section}>
    <div className={styles.sectionHead}>
      <h2>{heading}</h2>
      {aside}
    </div>
    {empty ? <p className={styles.hint}>{empty}</p> : children}
  </section>
);
