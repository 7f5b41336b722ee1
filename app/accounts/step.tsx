import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from './step.module.css';

/** One stop of a form's line. Its look follows from the fields inside: filled, focused, invalid. */
export function Step({
  last,
  refused,
  className,
  children,
}: {
  /** Holds the submit button. */
  last?: boolean;
  /** The server refused the form. */
  refused?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(styles.step, last && styles.last, className)}
      data-refused={refused || undefined}
    >
      {children}
    </div>
  );
}
