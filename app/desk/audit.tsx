import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { downloadText } from '#app/ui/download-text.ts';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { FilterBar, FilterSearch, FilterSelect, useFilters } from '#app/ui/filters.tsx';
import type { RingLook } from '#app/ui/ring.tsx';
import { StopList, StopRow } from '#app/ui/stop-list.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import * as contract from '#contract/desk-audit.ts';
import { useAuditDetails } from './audit-details.ts';
import styles from './desk.module.css';
import { PageHead } from './page-head.tsx';
import { PagedList, usePagedList } from './paged-list.tsx';
import { useAction } from './use-action.ts';

type Named = contract.DeskAuditEvent['who'];

/** Who did what to whom. */
export default function Audit() {
  const desk = useWords('desk');
  const words = useWords('deskAudit');
  const filters = useFilters();
  const period = contract.auditPeriodIds.find((id) => id === filters.typed('period'));
  const filter = {
    ...given('who', filters.typed('who')),
    ...given('action', filters.typed('action')),
    ...given('target', filters.typed('find')),
    ...(period && { period }),
  };
  const list = usePagedList(
    (pages) => request(contract.listDeskAudit, { ...filter, pages }),
    filters.key,
  );
  const { act, isBusy, refused } = useAction();
  const download = () =>
    act(
      () => request(contract.exportDeskAudit, filter),
      ({ csv, hasMore }) => {
        downloadText(words.fileName, csv);
        const { heading, all, cut } = words.exported;
        showToast({ heading, sentence: hasMore ? cut : all });
      },
    );
  const operators = list.known?.operators ?? [];
  const whoIs: Record<string, string> = {
    ...{ '': words.everybody, ...words.kinds },
    ...Object.fromEntries(operators.map(({ id, name }) => [id, name])),
  };

  return (
    <>
      <PageHead
        title={desk.pages.audit}
        action={
          <Button variant="outline" onClick={download} aria-disabled={isBusy || undefined}>
            {isBusy ? words.exporting : words.export}
          </Button>
        }
      />
      {refused && <FailureNote message={refused.message} />}
      <FilterBar label={desk.filter}>
        <FilterSelect
          {...{ name: 'period', label: words.time, filters }}
          values={['all', ...contract.auditPeriodIds]}
          names={words.periods}
        />
        <FilterSelect
          {...{ name: 'who', label: words.who, filters }}
          values={['', ...operators.map(({ id }) => id), ...Object.keys(words.kinds)]}
          names={whoIs}
        />
        <FilterSelect
          {...{ name: 'action', label: words.what, filters }}
          values={['', ...Object.keys(words.actions)]}
          names={{ '': words.everything, ...words.actions }}
        />
        <FilterSearch label={words.target} hint={words.targetHint} filters={filters} />
      </FilterBar>
      <PagedList list={list} empty={<EmptyLine {...words.empty} />}>
        {({ events }) =>
          events.length > 0 && (
            <>
              <StopList>
                {events.map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
              </StopList>
              <p className={styles.hint}>{words.kept}</p>
            </>
          )
        }
      </PagedList>
    </>
  );
}

const given = (name: string, value: string) => (value ? { [name]: value } : {});

function EventRow({
  event: { at, who, action, target, address, details },
}: {
  event: contract.DeskAuditEvent;
}) {
  const words = useWords('deskAudit');
  const describe = useAuditDetails();
  const nameOf = ({ name, id, kind }: Named) => name ?? id ?? words.kinds[kind];
  const isOwn = target.id !== null && target.id === who.id;
  return (
    <StopRow
      look={lookOf(action)}
      before={
        <time dateTime={at}>
          {at.slice(11, 19)}
          <span>{at.slice(0, 10)}</span>
        </time>
      }
      after={address && <code>{address}</code>}
    >
      <b>{nameOf(who)}</b> {words.actions[action] ?? action}{' '}
      {target.id !== null && !isOwn && <b>{nameOf(target)}</b>}
      <small>{describe(details)}</small>
    </StopRow>
  );
}

/** Filled: something began or ended. Red: something was refused. */
const lookOf = (action: string): RingLook => {
  if (/\.(refused|locked)$/.test(action)) return 'bad';
  return /\.(opened|ended|enabled|disabled|added|removed|joined|dropped|blocked)$/.test(action)
    ? 'full'
    : 'open';
};
