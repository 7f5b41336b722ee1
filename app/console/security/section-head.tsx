import type { ReactNode } from 'react';
import styles from './section-head.module.css';

/** What a part of the page is about, and the button that adds to it. */
export const SectionHead = ({
  id,
  heading,
  sentence,
  action,
}: {
  id: string;
  heading: string;
  sentence: string;
  action?: ReactNode;
}) => (
  <div className={styles.head}>
    <div>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      <p>{sentence}</p>
    </div>
    {action}
  </div>
);
