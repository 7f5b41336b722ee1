import type { ReactNode } from 'react';
import styles from './field-group.module.css';

/** Fields under one legend. */
export const FieldGroup = ({
  legend,
  describedBy,
  children,
}: {
  legend: string;
  describedBy?: string | undefined;
  children: ReactNode;
}) => (
  <fieldset className={styles.group} aria-describedby={describedBy}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);
