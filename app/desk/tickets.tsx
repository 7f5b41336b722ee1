import { useLocation } from 'react-router';
import { request } from '#app/request/client.ts';
import { TicketTable } from '#app/tickets/ticket-table.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import {
  FilterBar,
  FilterSearch,
  FilterSelect,
  FilterStates,
  useFilters,
} from '#app/ui/filters.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { belowDeskPage, deskPages } from '#contract/desk.ts';
import { deskRowsOf } from '#contract/desk-call.ts';
import * as contract from '#contract/desk-tickets.ts';
import { ticketTypes } from '#contract/tickets.ts';
import { PageHead } from './page-head.tsx';
import { PagedList, usePagedList } from './paged-list.tsx';
import { SavedReplies } from './saved-replies.tsx';
import { Ticket } from './ticket.tsx';
import { TicketDue } from './ticket-due.tsx';
import styles from './tickets.module.css';
import { useAction } from './use-action.ts';

const { path } = deskPages.tickets;
const repliesPath = 'saved-replies';

/** The tickets of all customers; below it each ticket, and the saved replies. */
export default function Tickets() {
  const below = belowDeskPage('tickets', useLocation().pathname);
  if (below === '') return <TicketList />;
  return below === repliesPath ? <SavedReplies /> : <Ticket key={below} number={below} />;
}

function TicketList() {
  const words = useWords('deskTickets');
  const { filter, pages: names } = useWords('desk');
  const { types } = useWords('tickets');
  const filters = useFilters();
  const state = filters.chosen('state', contract.deskTicketFilters);
  const type = filters.chosen('type', ['', ...ticketTypes]);
  const find = filters.typed('find');
  const list = usePagedList((pages) => {
    const rows = deskRowsOf(pages);
    return request(contract.listDeskTickets, { state, find, rows, ...(type && { type }) });
  }, filters.key);
  const counts = list.known?.counts;

  return (
    <>
      <PageHead
        title={names.tickets}
        action={
          <ButtonLink to={`${path}/${repliesPath}`} variant="outline">
            {words.replies.heading}
          </ButtonLink>
        }
      />
      <FilterBar label={filter}>
        <FilterStates
          {...{ name: 'state', label: words.state, filters }}
          {...{ values: contract.deskTicketFilters, names: words.filters }}
          countOf={(value) => (value === 'all' ? undefined : counts?.[value].toString())}
        />
        <FilterSelect
          {...{ name: 'type', label: words.type, filters }}
          values={['', ...ticketTypes]}
          names={{ '': words.allTypes, ...types }}
        />
        <FilterSearch label={words.find} hint={words.find} filters={filters} />
      </FilterBar>
      <PagedList list={list}>
        {({ tickets, counts }) =>
          tickets.length === 0 ? (
            <NoTickets
              counts={counts}
              isAnswered={state === 'us' && !type && !find}
              onSee={() => filters.choose('state', 'customer')}
            />
          ) : (
            <>
              <TicketRows tickets={tickets} refresh={list.refresh} />
              <p className={styles.order}>{words.order}</p>
            </>
          )
        }
      </PagedList>
    </>
  );
}

/** The tickets of one customer. */
export function CustomerTickets({ id }: { id: string }) {
  const { none, ofCustomer } = useWords('deskTickets').empty;
  const list = usePagedList((pages) => {
    const rows = deskRowsOf(pages);
    return request(contract.listDeskTickets, { customer: id, find: '', rows });
  }, id);
  return (
    <PagedList list={list} empty={<EmptyLine heading={none} sentence={ofCustomer} />}>
      {({ tickets }) =>
        tickets.length > 0 && <TicketRows tickets={tickets} refresh={list.refresh} />
      }
    </PagedList>
  );
}

type Rows = { tickets: readonly contract.DeskTicketOutline[]; refresh: () => void };

function TicketRows({ tickets, refresh }: Rows) {
  const { columns, take, isNew } = useWords('deskTickets');
  const { states } = useWords('tickets');
  const { pages } = useWords('desk');
  const { act, isBusy, refused } = useAction(refresh);
  const takeOver = (number: string) =>
    act(() => request(contract.takeDeskTicket, { number, from: null }));
  const takeButton = (number: string) => (
    <TextButton onClick={() => takeOver(number)} aria-disabled={isBusy || undefined}>
      {take}
    </TextButton>
  );
  return (
    <>
      {refused && <FailureNote message={refused.message} />}
      <TicketTable
        label={pages.tickets}
        reader="us"
        heads={columns}
        tickets={tickets}
        cells={(ticket) => ({
          to: `${path}/${ticket.number}`,
          from: ticket.company,
          stateName: ticket.isNew ? isNew : states[ticket.state],
          person: ticket.takenBy?.name ?? (ticket.closedAt ? '' : takeButton(ticket.number)),
          time: <TicketDue ticket={ticket} />,
        })}
      />
    </>
  );
}

function NoTickets({
  counts: { all, customer },
  isAnswered,
  onSee,
}: {
  counts: contract.DeskTicketList['counts'];
  /** No ticket at all waits for us. */
  isAnswered: boolean;
  onSee: () => void;
}) {
  const words = useWords('deskTickets').empty;
  if (all === 0) return <EmptyLine heading={words.none} sentence={words.noneSentence} />;
  if (!isAnswered) return <EmptyLine heading={words.found} sentence={words.change} />;
  if (customer === 0) return <EmptyLine heading={words.answered} sentence={words.nobody} />;
  const { one, other } = words.waiting;
  return (
    <EmptyLine
      heading={words.answered}
      sentence={fill(customer === 1 ? one : other, { count: customer })}
    >
      <TextButton onClick={onSee}>{fill(words.see, { count: customer })}</TextButton>
    </EmptyLine>
  );
}
