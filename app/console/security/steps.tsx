import type { ReactNode } from 'react';
import { Ring } from '#app/ui/ring.tsx';
import styles from './steps.module.css';

/** The steps of a dialog, as stops of a line. */
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
  <li>
    <Ring look={state === 'done' ? 'full' : 'lit'} className={styles.ring} />
    <b>{name}</b>
    {hint && <small>{hint}</small>}
    {children && <div>{children}</div>}
  </li>
);
