import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import line from './line.module.css';
import styles from './section.module.css';

/** A section along the rail: station, tag, heading and content. */
export function Section({
  id,
  ground = 'paper',
  tag,
  heading,
  lead,
  className,
  children,
}: {
  id?: string;
  ground?: 'paper' | 'ink';
  tag?: ReactNode;
  heading?: ReactNode;
  lead?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      data-ground={ground}
      className={classNames(styles.section, line.rail, styles[ground], className)}
    >
      {heading && (
        <>
          <span className={classNames(line.station, styles.station)} />
          {tag && <p className={styles.tag}>{tag}</p>}
          <div className={styles.head} data-reveals="">
            <h2>{heading}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
        </>
      )}
      {children}
    </section>
  );
}
