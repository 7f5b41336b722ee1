import type { ReactNode } from 'react';
import styles from './desk.module.css';

/** A part of a page under a heading of its own. */
export const DeskSection = ({
  heading,
  aside,
  children,
}: {
  heading: string;
  aside?: ReactNode;
  children: ReactNode;
}) => (
  <section className={styles.section}>
    <div className={styles.sectionHead}>
      <h2>{heading}</h2>
      {aside}
    </div>
    {children}
  </section>
);
