import { useState } from 'react';
import { AskedFacts } from '#app/tickets/asked-facts.tsx';
import { Thread, type ThreadEntry } from '#app/tickets/thread.tsx';
import { TicketColumns } from '#app/tickets/ticket-columns.tsx';
import { TicketState } from '#app/tickets/ticket-state.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { ticketPath } from '#content/site-map.ts';
import type { Ticket as OwnTicket } from '#contract/tickets.ts';
import { useRelativeTime } from '../use-relative-time.ts';
import styles from './ticket.module.css';
import { TicketEnd } from './ticket-end.tsx';
import { TicketReply } from './ticket-reply.tsx';

type Entry = OwnTicket['entries'][number];

/** One ticket: what was said, the place for the next message, and what it is about. */
export function Ticket({ ticket, onChanged }: { ticket: OwnTicket; onChanged: () => void }) {
  const words = useWords('consoleSupport');
  const { entries, number, subject, state } = ticket;
  const toEntry = useEntries();
  // What comes while the ticket is open waits, so that nothing moves under somebody who writes.
  const last = entries.at(-1)?.id ?? 0;
  const [shownTo, setShownTo] = useState(last);
  const came = entries.findLast(({ id, kind }) => kind === 'answer' && id > shownTo);
  const shown = came ? entries.filter(({ id }) => id <= shownTo) : entries;
  const isOver = state === 'solved' || state === 'declined';
  return (
    <>
      <h1 className={styles.title}>{subject}</h1>
      <p className={styles.state}>
        <code>{number}</code>
        <TicketState state={state} reader="customer">
          {words.states[state]}
        </TicketState>
      </p>
      <TicketColumns
        thread={
          <>
            <Thread label={words.ticket.thread} reader="customer" entries={shown.map(toEntry)} />
            <div role="status">
              {came && (
                <p className={styles.came}>
                  {fill(words.ticket.came, { name: came.by || words.ticket.someone })}{' '}
                  <TextButton onClick={() => setShownTo(last)}>{words.ticket.show}</TextButton>
                </p>
              )}
            </div>
          </>
        }
        writing={
          isOver ? (
            <TicketEnd ticket={ticket} onDone={onChanged} />
          ) : (
            <TicketReply number={number} onDone={onChanged} />
          )
        }
        asideLabel={words.ticket.asked}
        aside={<About ticket={ticket} />}
      />
    </>
  );
}

function About({ ticket }: { ticket: OwnTicket }) {
  const words = useWords('consoleSupport').ticket;
  const { moment } = useFormats();
  const { type, facts, openedBy, openedAt, follows } = ticket;
  return (
    <>
      <AskedFacts label={words.asked} type={type} facts={facts} />
      <Facts
        facts={[
          { id: 'openedBy', name: words.facts.openedBy, value: openedBy },
          { id: 'openedAt', name: words.facts.openedAt, value: moment(openedAt) },
          ...(follows
            ? [
                {
                  id: 'follows',
                  name: words.facts.follows,
                  value: <SiteLink to={ticketPath(follows)}>{follows}</SiteLink>,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

/** An entry as the thread shows it. */
function useEntries(): (entry: Entry) => ThreadEntry {
  const words = useWords('consoleSupport').ticket;
  const { near } = useRelativeTime();
  const looks = { customer: 'own', answer: 'other', event: 'event' } as const;
  return ({ id, kind, event, by, isOwn, text, at }) => {
    const about = {
      customer: isOwn ? words.you : undefined,
      answer: words.support,
      // Whom of us a ticket was given to is not told to customers.
      event: event && event !== 'given' && words.events[event],
    }[kind];
    const name = kind === 'customer' || event === 'lapsed' ? by : by || words.someone;
    return { ...{ id, look: looks[kind], by: name, about, text, at }, time: near(at) };
  };
}
