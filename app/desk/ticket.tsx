import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { Thread, type ThreadEntry } from '#app/tickets/thread.tsx';
import { TicketColumns } from '#app/tickets/ticket-columns.tsx';
import { TicketState } from '#app/tickets/ticket-state.tsx';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icons.tsx';
import { SelectBox } from '#app/ui/select-box.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { deskPages } from '#contract/desk.ts';
import * as contract from '#contract/desk-tickets.ts';
import { ticketFields, ticketLengths } from '#contract/tickets.ts';
import { colleagueName } from './colleague-name.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import { Question } from './question.tsx';
import { TicketComposer } from './ticket-composer.tsx';
import { TicketDue } from './ticket-due.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import styles from './tickets.module.css';
import { useToday } from './today-items.tsx';
import { useAction } from './use-action.ts';
import { useAsked, useDesk } from './use-desk.ts';
import { useDeskForm } from './use-desk-form.ts';

type TicketAction = 'decline' | 'give';

/** One ticket: what was said, the next answer, and who asks. */
export function Ticket({ number }: { number: string }) {
  const { loaded, refresh } = useAsked(() => request(contract.readDeskTicket, { number }));
  return (
    <LoadedPart loaded={loaded} refresh={refresh}>
      {(ticket) => <KnownTicket ticket={ticket} refresh={refresh} />}
    </LoadedPart>
  );
}

function KnownTicket({ ticket, refresh }: { ticket: contract.DeskTicket; refresh: () => void }) {
  const { thread, asks } = useWords('deskTickets');
  const [action, setAction] = useState<TicketAction>();
  const toEntry = useEntries();
  const { refresh: refreshToday } = useToday();
  const onClose = () => setAction(undefined);
  const done = (heading: string) => {
    onClose();
    showToast({ heading, sentence: `${ticket.number} ${ticket.subject}` });
    refresh();
    refreshToday();
  };
  return (
    <div className={styles.ticket}>
      <TicketHead ticket={ticket} onAction={setAction} onDone={done} />
      <TicketColumns
        thread={<Thread label={thread} reader="us" entries={ticket.entries.map(toEntry)} />}
        writing={<TicketComposer ticket={ticket} onDone={done} onShow={refresh} />}
        asideLabel={asks}
        aside={<TicketFacts ticket={ticket} />}
      />
      {action === 'decline' && <Decline ticket={ticket} onClose={onClose} onDone={done} />}
      {action === 'give' && <Give ticket={ticket} onClose={onClose} onDone={done} />}
    </div>
  );
}

type Head = {
  ticket: contract.DeskTicket;
  onAction: (action: TicketAction) => void;
  onDone: (heading: string) => void;
};

function TicketHead({ ticket, onAction, onDone }: Head) {
  const words = useWords('deskTickets');
  const { types, states } = useWords('tickets');
  const { viewer } = useDesk();
  const { act, isBusy, refused } = useAction();
  const { number, subject, state, type, takenBy, follows, colleagues } = ticket;
  const isMine = takenBy?.id === viewer.id;
  const isOpen = ticket.closedAt === null;
  const canGive = isOpen && colleagues.some(({ id }) => id !== takenBy?.id && id !== viewer.id);
  const button = (label: string, onClick: () => void) => (
    <Button variant="outline" size="small" onClick={onClick} aria-disabled={isBusy || undefined}>
      {label}
    </Button>
  );
  const take = () =>
    act(
      () => request(contract.takeDeskTicket, { number, from: takenBy?.id ?? null }),
      () => onDone(words.done.taken),
    );
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
              <SiteLink to={`${deskPages.tickets.path}/${follows}`}>
                {fill(words.follows, { ticket: follows })}
              </SiteLink>
            )}
          </span>
        }
        action={
          <div className={styles.actions}>
            {isOpen && button(words.decline, () => onAction('decline'))}
            {isOpen && !isMine && button(words.take, take)}
            {canGive && button(words.give, () => onAction('give'))}
          </div>
        }
      />
      {refused && <FailureNote message={refused.message} />}
    </>
  );
}

/** An entry as the thread shows it. */
function useEntries(): (entry: contract.DeskTicketEntry) => ThreadEntry {
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

type Dialog = {
  ticket: contract.DeskTicket;
  onClose: () => void;
  onDone: (heading: string) => void;
};

function Decline({ ticket: { number, entries, locale }, onClose, onDone }: Dialog) {
  const words = useWords('deskTickets');
  const { label, hint, needed, ...rest } = words.declining;
  const form = useDeskForm({
    fields: ['reason'],
    problems: ({ reason }) =>
      ticketFields.reason.safeParse(reason).success ? [] : [['reason', 'needed']],
    messages: { needed },
    send: ({ reason }, submission) => {
      const seen = entries.at(-1)?.id ?? 0;
      return request(contract.declineDeskTicket, { number, seen, reason, submission });
    },
    onDone: () => onDone(words.done.declined),
  });
  return (
    <DeskDialog form={form} onClose={onClose} {...rest}>
      <TextArea
        {...form.field('reason')}
        label={label}
        maxLength={ticketLengths.reason}
        hint={fill(hint, { language: words.languages[locale] })}
      />
    </DeskDialog>
  );
}

function Give({ ticket: { number, takenBy, colleagues }, onClose, onDone }: Dialog) {
  const { giving, done } = useWords('deskTickets');
  const { viewer } = useDesk();
  const { roles: roleNames, both } = useWords('desk');
  const others = colleagues.filter(({ id }) => id !== takenBy?.id && id !== viewer.id);
  const [to, setTo] = useState(others[0]?.id ?? '');
  return (
    <Question
      words={giving}
      send={() => request(contract.takeDeskTicket, { number, from: takenBy?.id ?? null, to })}
      onClose={onClose}
      onDone={() => onDone(done.given)}
    >
      <SelectBox
        label={giving.to}
        value={to}
        options={others.map(({ id, name, roles }) => ({
          value: id,
          name: colleagueName(
            name,
            roles.map((role) => roleNames[role]),
            { ...giving, both },
          ),
        }))}
        onChoose={setTo}
      />
    </Question>
  );
}
