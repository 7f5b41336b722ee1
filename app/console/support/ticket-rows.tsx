import { TicketTable } from '#app/tickets/ticket-table.tsx';
import { useWords } from '#app/words/use-words.ts';
import { ticketPath } from '#content/site-map.ts';
import type { TicketOutline } from '#contract/tickets.ts';
import { useRelativeTime } from '../use-relative-time.ts';
import styles from './tickets.module.css';

/** The tickets of the account; an answer that nobody has read yet is marked. */
export function TicketRows({ tickets }: { tickets: readonly TicketOutline[] }) {
  const words = useWords('consoleSupport');
  const { near } = useRelativeTime();
  return (
    <TicketTable
      label={words.title}
      reader="customer"
      heads={words.columns}
      tickets={tickets}
      cells={({ number, state, isUnread, answered, openedBy, openedAt }) => ({
        to: ticketPath(number),
        from: isUnread && <span className={styles.unread}>{words.unread}</span>,
        stateName: words.states[state],
        person: openedBy,
        time: (
          <span className={styles.when}>
            {answered ? answered.by || words.ticket.someone : words.received}
            <small>{near(answered?.at ?? openedAt)}</small>
          </span>
        ),
      })}
    />
  );
}
