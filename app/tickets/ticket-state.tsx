import type { ReactNode } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import type { TicketState as State } from '#contract/tickets.ts';
import styles from './ticket-state.module.css';

/** Whose turn an open ticket is depends on who reads it: our team, or the customer. */
export type TicketReader = 'us' | 'customer';

/** The state of a ticket: a ring while it is open, a double tick or a struck word after its end. */
export const TicketState = ({
  state,
  reader = 'us',
  children,
}: {
  state: State;
  reader?: TicketReader;
  children: ReactNode;
}) => (
  <span
    className={styles.state}
    data-reader={reader}
    data-look={state === reader ? 'turn' : state === 'us' || state === 'customer' ? 'waits' : state}
  >
    {state === 'solved' && <DoubleTickIcon width={16} />}
    {children}
  </span>
);
