import type { ReactNode } from 'react';
import styles from './heading.module.css';

/** A heading with a permalink beside it, so that the link is not part of its accessible name. */
export function Heading({
  level: Level,
  id,
  permalink,
  children,
}: {
  level: 'h2' | 'h3';
  id?: string;
  permalink: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.heading} data-level={Level}>
      <Level id={id}>{children}</Level>
      {id && (
        <a
          href={`#${id}`}
          aria-label={permalink}
          aria-describedby={id}
          className={styles.link}
          data-only="screen"
        >
          #
        </a>
      )}
    </div>
  );
}
