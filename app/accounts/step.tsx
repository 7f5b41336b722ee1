import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from './step.module.css';

/**
 * One stop of a form's line. Style sheets read its state from the fields inside: filled is done,
 * focused is now, invalid or locked is wrong.
 */
export function Step({
  last,
  refused,
  className,
  children,
}: {
  /** The button at the end of the line. */
  last?: boolean;
  /** The server said no. */
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
