import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

/** A checkbox with its label; `className` lays the two out. */
export function Checkbox({
  className,
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={className}>
      <input {...input} type="checkbox" className={styles.box} />
      {children}
    </label>
  );
}
