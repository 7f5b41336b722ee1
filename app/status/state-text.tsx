import type { ReactNode } from 'react';
import type { ServiceState } from '#content/status/states.ts';
import styles from './state-text.module.css';

/** A state in words: plain when operational, else a coloured tag. */
export const StateText = ({
  state,
  children,
}: {
  state: ServiceState | 'resolved';
  children: ReactNode;
}) => (
  <span className={styles.state} data-state={state}>
    {children}
  </span>
);
