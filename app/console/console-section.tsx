import type { ReactNode } from 'react';
import styles from './console-section.module.css';
import type { markFunction } from './mark-function.ts';

/** A section of a console page: heading, a sentence below it, and an action or figure beside it. */
export const ConsoleSection = ({
  id,
  heading,
  sentence,
  aside,
  isApart = false,
  children,
  ...section
}: {
  /** Id of the heading. */
  id: string;
  heading: string;
  sentence?: string;
  aside?: ReactNode;
  /** A larger gap above. */
  isApart?: boolean;
  children: ReactNode;
} & Partial<ReturnType<typeof markFunction>>) => (
  <section
    {...section}
    className={styles.section}
    aria-labelledby={id}
    data-apart={isApart || undefined}
  >
    <div className={styles.head}>
      <div>
        {/* Takes the focus when the element that had it is removed. */}
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        {sentence && <p>{sentence}</p>}
      </div>
      {aside}
    </div>
    {children}
  </section>
);
