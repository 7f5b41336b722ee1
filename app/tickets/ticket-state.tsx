import type { ReactNode } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import type { TicketState as State } from '#contract/tickets.ts';
import styles from './ticket-state.module.css';

/** The state of a ticket: a ring while it is open, a double tick or a struck word after its end. */
export const TicketState = ({ state, children }: { state: State; children: ReactNode }) => (
  <span className={styles.state} data-state={state}>
    {state === 'solved' && <DoubleTickIcon width={16} />}
    {children}
  </span>
);
