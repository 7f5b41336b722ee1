import type { ComponentProps } from 'react';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { classNames } from '#app/ui/class-names.ts';
import styles from './check-line.module.css';

/** A checkbox on a line of its own, with a hint below its label. */
export const CheckLine = ({
  label,
  hint,
  className,
  ...checkbox
}: Omit<ComponentProps<typeof Checkbox>, 'children'> & { label: string; hint?: string }) => (
  <Checkbox {...checkbox} className={classNames(styles.line, className)}>
    <span>
      {label}
      {hint && <small>{hint}</small>}
    </span>
  </Checkbox>
);
