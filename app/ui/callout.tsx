import type { ReactNode } from 'react';
import styles from './callout.module.css';
import { classNames } from './class-names.ts';

/** A notice whose first sentence is emphasised. */
export function Callout({
  kind = 'note',
  lead,
  children,
  className,
}: {
  kind?: 'note' | 'warning' | 'error';
  lead?: string;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <div className={classNames(styles.callout, styles[kind], className)} role="note">
      {lead && <strong>{lead} </strong>}
      {children}
    </div>
  );
}
