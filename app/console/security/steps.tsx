import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** What is done one after the other, as stops of a line. */
export const Steps = ({ children }: { children: ReactNode }) => (
  <ol className={styles.steps}>{children}</ol>
);

export const Step = ({
  state,
  name,
  hint,
  children,
}: {
  state: 'done' | 'now';
  name: string;
  hint?: string;
  children?: ReactNode;
}) => (
  <li data-state={state}>
    <b>{name}</b>
    {hint && <small>{hint}</small>}
    {children && <div>{children}</div>}
  </li>
);
