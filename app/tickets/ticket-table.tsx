import type { ReactNode } from 'react';
import { DataTable } from '#app/ui/data-table.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useWords } from '#app/words/use-words.ts';
import type { TicketState as State, TicketType } from '#contract/tickets.ts';
import { type TicketReader, TicketState } from './ticket-state.tsx';
import styles from './ticket-table.module.css';

type Ticket = { number: string; subject: string; type: TicketType; state: State };

type Cells = {
  to: string;
  /** Before the number, below the subject. */
  from: ReactNode;
  stateName: string;
  person: ReactNode;
  time: ReactNode;
};

/** A list of tickets: who has each, and how long something takes or took, is up to the reader. */
export function TicketTable<Row extends Ticket>({
  label,
  reader,
  heads,
  tickets,
  cells,
}: {
  label: string;
  reader: TicketReader;
  heads: Record<'ticket' | 'type' | 'state' | 'person' | 'time', string>;
  tickets: readonly Row[];
  cells: (ticket: Row) => Cells;
}) {
  const { types } = useWords('tickets');
  return (
    <DataTable
      isStacked
      className={styles.table}
      label={label}
      columns={[
        { id: 'ticket', head: heads.ticket, kind: 'name' },
        { id: 'type', head: heads.type },
        { id: 'state', head: heads.state },
        { id: 'person', head: heads.person },
        { id: 'time', head: heads.time },
      ]}
      rows={tickets.map((ticket) => {
        const { to, from, stateName, person, time } = cells(ticket);
        return {
          id: ticket.number,
          cells: {
            ticket: (
              <>
                <SiteLink to={to}>{ticket.subject}</SiteLink>
                <span className={styles.from}>
                  {from && <span>{from}</span>}
                  <code>{ticket.number}</code>
                </span>
              </>
            ),
            type: types[ticket.type],
            state: (
              <TicketState state={ticket.state} reader={reader}>
                {stateName}
              </TicketState>
            ),
            ...{ person, time },
          },
        };
      })}
    />
  );
}
