import { TicketState } from '#app/tickets/ticket-state.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { ticketPath } from '#content/site-map.ts';
import type { TicketList } from '#contract/tickets.ts';
import type { Loaded } from '../use-loaded.ts';
import { OverviewColumn } from './overview-column.tsx';
import styles from './overview-list.module.css';

const shown = 3;

/** Tickets that have not ended, those that wait for the customer first. */
export function OpenTickets({
  loaded,
  onRetry,
}: {
  loaded: Loaded<TicketList>;
  onRetry: () => void;
}) {
  const { tickets: words } = useWords('consoleHome');
  const formats = useFormats();
  const support = usePagePath()('console-support');
  const counts = loaded.step === 'ready' ? loaded.data.counts : undefined;
  const all = counts ? counts.us + counts.customer + counts.closed : 0;
  return (
    <OverviewColumn
      id="open-tickets"
      heading={words.heading}
      link={
        all > 0 ? { to: support, name: fill(words.all, { count: formats.count(all) }) } : undefined
      }
      loaded={loaded}
      onRetry={onRetry}
    >
      {({ tickets }) =>
        tickets.length === 0 ? (
          <p className={styles.none}>{all === 0 ? words.none : words.noneOpen}</p>
        ) : (
          <ul className={styles.list}>
            {tickets.slice(0, shown).map(({ number, subject, state }) => (
              <li key={number}>
                <SiteLink to={ticketPath(number)} className={styles.ticket}>
                  <b>{subject}</b>
                  <TicketState state={state} reader="customer">
                    {words.states[state]}
                  </TicketState>
                </SiteLink>
              </li>
            ))}
          </ul>
        )
      }
    </OverviewColumn>
  );
}
