import { useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { Thread, type ThreadEntry } from '#app/tickets/thread.tsx';
import { TicketColumns } from '#app/tickets/ticket-columns.tsx';
import { TicketState } from '#app/tickets/ticket-state.tsx';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Icon } from '#app/ui/icons.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { Filled } from '#app/words/filled.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { deskPages } from '#contract/desk.ts';
import {
  type DeskTicket,
  type DeskTicketEntry,
  readDeskTicket,
  takeDeskTicket,
} from '#contract/desk-tickets.ts';
import { isAccepted } from '#contract/envelope.ts';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import { TicketComposer } from './ticket-composer.tsx';
import { type TicketAction, TicketDialog } from './ticket-dialogs.tsx';
import { TicketDue } from './ticket-due.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import styles from './tickets.module.css';
import { useDesk, useLoaded } from './use-desk.ts';

/** One ticket: what was said, the next answer, and who asks. */
export function Ticket({ number }: { number: string }) {
  const { ask } = useDesk();
  const { loaded, refresh } = useLoaded(() => ask(() => request(readDeskTicket, { number })));
  return (
    <LoadedPart loaded={loaded} onRetry={refresh}>
      {(ticket) => <KnownTicket ticket={ticket} refresh={refresh} />}
    </LoadedPart>
  );
}

function KnownTicket({ ticket, refresh }: { ticket: DeskTicket; refresh: () => void }) {
  const { thread } = useWords('deskTickets');
  const [action, setAction] = useState<TicketAction>();
  const toEntry = useEntries();
  const done = (heading: string) => {
    setAction(undefined);
    showToast({ heading, sentence: `${ticket.number} ${ticket.subject}` });
    refresh();
  };
  return (
    <div className={styles.ticket}>
      <TicketHead ticket={ticket} onAction={setAction} onDone={done} />
      <TicketColumns
        thread={<Thread label={thread} entries={ticket.entries.map(toEntry)} />}
        writing={<TicketComposer ticket={ticket} onDone={done} onShow={refresh} />}
        aside={<TicketFacts ticket={ticket} />}
      />
      {action && (
        <TicketDialog
          action={action}
          ticket={ticket}
          onClose={() => setAction(undefined)}
          onDone={done}
        />
      )}
    </div>
  );
}

function TicketHead({
  ticket,
  onAction,
  onDone,
}: {
  ticket: DeskTicket;
  onAction: (action: TicketAction) => void;
  onDone: (heading: string) => void;
}) {
  const words = useWords('deskTickets');
  const { types, states } = useWords('tickets');
  const { noResponse } = useWords('desk');
  const { viewer, ask } = useDesk();
  const { submit, isBusy, refused } = useSubmission(noResponse);
  const { number, subject, state, type, takenBy, follows, colleagues } = ticket;
  const isMine = takenBy?.id === viewer.id;
  const button = (label: string, onClick: () => void) => (
    <Button variant="outline" size="small" onClick={onClick} aria-disabled={isBusy || undefined}>
      {label}
    </Button>
  );
  const take = () =>
    submit(async () => {
      const from = takenBy?.id ?? null;
      const reply = await ask(() => request(takeDeskTicket, { number, from }));
      if (!isAccepted(reply)) return refusedBy(reply);
      onDone(words.done.taken);
      return undefined;
    });
  return (
    <>
      <PageHead
        below="tickets"
        id={number}
        title={subject}
        sentence={
          <span className={styles.state}>
            <TicketState state={state}>{ticket.isNew ? words.isNew : states[state]}</TicketState>
            <span>{types[type]}</span>
            {takenBy && (
              <span>{isMine ? words.takenByYou : fill(words.takenBy, { name: takenBy.name })}</span>
            )}
            <TicketDue ticket={ticket} />
            {follows && (
              <span>
                <Filled
                  text={words.follows}
                  values={{
                    ticket: (
                      <SiteLink to={`${deskPages.tickets.path}/${follows}`}>{follows}</SiteLink>
                    ),
                  }}
                />
              </span>
            )}
          </span>
        }
        action={
          <div className={styles.actions}>
            {ticket.closedAt === null && button(words.decline, () => onAction('decline'))}
            {!isMine && button(words.take, take)}
            {isMine && colleagues.length > 1 && button(words.give, () => onAction('give'))}
          </div>
        }
      />
      {refused && <FailureNote message={refused.message} />}
    </>
  );
}

/** An entry as the thread shows it. */
function useEntries(): (entry: DeskTicketEntry) => ThreadEntry {
  const words = useWords('deskTickets');
  const { utc } = useFormats();
  const looks = { customer: 'other', answer: 'own', note: 'note', event: 'event' } as const;
  return ({ id, kind, event, by, text, at }) => {
    const about = {
      customer: undefined,
      answer: words.support,
      note: (
        <>
          <Icon name="lock" size={14} />
          {words.note}
        </>
      ),
      event: event && fill(words.events[event], { name: text }),
    }[kind];
    const shown = kind !== 'event' || event === 'declined' ? text : '';
    return { ...{ id, look: looks[kind], by, about, at }, text: shown, time: `${utc(at)} UTC` };
  };
}
