import { request } from '#app/request/client.ts';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { FilterBar, FilterSearch, FilterStates, useFilters } from '#app/ui/filters.tsx';
import { RowTable } from '#app/ui/row-table.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import * as contract from '#contract/desk-customers.ts';
import { requestStatuses } from '#contract/requests.ts';
import styles from './customer.module.css';
import type { CustomerAction } from './customer-dialogs.tsx';
import desk from './desk.module.css';
import { PagedList, usePagedList } from './paged-list.tsx';

const statuses = ['all', ...requestStatuses] as const;
const look = classNames(desk.table, styles.list);
const second = (moment: string) => `${moment.slice(0, 10)} ${moment.slice(11, 19)}`;

/** The calls of a customer with sandbox keys, without what was sent. */
export function CustomerRequests({ id }: { id: string }) {
  const words = useWords('deskCustomers').requests;
  const { filter } = useWords('desk');
  const { count } = useFormats();
  const filters = useFilters();
  const [status, find] = [filters.chosen('answer', statuses), filters.typed('find')];
  const list = usePagedList(
    (pages) => request(contract.listCustomerRequests, { id, status, find, pages }),
    filters.key,
  );
  return (
    <>
      <FilterBar label={filter}>
        <FilterStates
          {...{ name: 'answer', label: words.columns.status, filters }}
          {...{ values: statuses, names: words.statuses }}
        />
        <FilterSearch label={words.search} hint={words.hint} filters={filters} />
      </FilterBar>
      <PagedList list={list} empty={<EmptyLine heading={words.empty} sentence={words.note} />}>
        {({ requests }) =>
          requests.length > 0 && (
            <>
              <RowTable
                className={styles.list}
                label={words.search}
                heads={words.columns}
                kinds={{ time: 'code', status: 'code', code: 'code', took: 'code', id: 'code' }}
                rows={requests}
                cells={({ id, method, path, status, code, madeAt, tookMs, requestId }) => ({
                  call: `${method} ${path}`,
                  ...{ time: second(madeAt), status, code },
                  took: fill(words.milliseconds, { count: count(tookMs) }),
                  id: requestId ?? id,
                })}
              />
              <p className={desk.quiet}>{words.note}</p>
            </>
          )
        }
      </PagedList>
    </>
  );
}

/** The main user and the employees, with their open logins. */
export function CustomerPeople({
  customer,
  onAction,
}: {
  customer: contract.DeskCustomer;
  onAction: (action: CustomerAction) => void;
}) {
  const { both } = useWords('desk');
  const words = useWords('deskCustomers');
  const { utc } = useFormats();
  return (
    <RowTable
      className={look}
      label={words.tabs.people}
      heads={words.people}
      rows={customer.people}
      cells={(person) => ({
        person: (
          <>
            <b>{person.name}</b>
            <span>
              {joinBy(both, [
                person.login,
                person.id ? words.employee : words.mainUser,
                ...(person.isEnabled ? [] : [words.disabledPerson]),
              ])}
            </span>
          </>
        ),
        twoFactor: person.hasTwoFactor ? words.twoFactor.on : words.twoFactor.off,
        logins: person.sessions,
        seen: person.lastSeenAt ? utc(person.lastSeenAt) : '',
        actions: person.sessions > 0 && (
          <TextButton onClick={() => onAction({ kind: 'end', person })}>
            {words.endLogins}
          </TextButton>
        ),
      })}
    />
  );
}

/** What the audit trail has about a customer and its people. */
export function CustomerEvents({ id }: { id: string }) {
  const { columns, empty, actors } = useWords('deskCustomers').events;
  const describe = useEventWords();
  const list = usePagedList((pages) => request(contract.listCustomerEvents, { id, pages }), id);
  return (
    <PagedList list={list} empty={<EmptyLine heading={empty} />}>
      {({ events }) =>
        events.length > 0 && (
          <RowTable
            className={look}
            label={columns.what}
            heads={columns}
            kinds={{ time: 'code', address: 'code' }}
            rows={events}
            cells={({ at, by, address, ...event }) => ({
              what: <b>{describe(event)}</b>,
              ...{ time: second(at), by: actors[by] ?? by, address },
            })}
          />
        )
      }
    </PagedList>
  );
}

/** An event in the words of the console, where users of the account see it as well. */
function useEventWords(): (
  event: Pick<contract.CustomerEvent, 'action' | 'facts' | 'whom'>,
) => string {
  const { whom: toWhom, reason: because, actions: own } = useWords('deskCustomers').events;
  const actions: Record<string, string> = { ...useWords('consoleEvents').actions, ...own };
  return ({ action, facts, whom }) => {
    const [text = action] = [facts.way, facts.part, facts.change]
      .flatMap((variant) => actions[`${action}:${variant}`] ?? [])
      .concat(actions[action] ?? []);
    const what = fill(text, facts);
    const said = whom ? fill(toWhom, { what, whom }) : what;
    return facts.reason ? fill(because, { what: said, reason: facts.reason }) : said;
  };
}
