import type { ReactNode } from 'react';
import type { ServiceState } from '#content/status/states.ts';
import styles from './state-text.module.css';

/** The state in words: plain while all is well, a packet that stands out otherwise. */
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
