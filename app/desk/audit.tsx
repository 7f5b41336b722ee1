import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { downloadText } from '#app/ui/download-text.ts';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { FilterBar, FilterSearch, FilterSelect, useFilters } from '#app/ui/filters.tsx';
import type { RingLook } from '#app/ui/ring.tsx';
import { StopList, StopRow } from '#app/ui/stop-list.tsx';
import { useWords } from '#app/words/use-words.ts';
import {
  auditPeriodIds,
  type DeskAuditEvent,
  exportDeskAudit,
  listDeskAudit,
} from '#contract/desk-audit.ts';
import { useAuditDetails } from './audit-details.ts';
import styles from './desk.module.css';
import { LoadedPart } from './loaded-part.tsx';
import { ShowOlder, usePages } from './older.tsx';
import { PageHead } from './page-head.tsx';
import { useAction } from './use-action.ts';
import { useAsked } from './use-desk.ts';

type Named = DeskAuditEvent['who'];

/** Who did what to whom. */
export default function Audit() {
  const desk = useWords('desk');
  const words = useWords('deskAudit');
  const filters = useFilters();
  const { pages, showOlder } = usePages(filters.key);
  const period = auditPeriodIds.find((id) => id === filters.typed('period'));
  const filter = {
    ...given('who', filters.typed('who')),
    ...given('action', filters.typed('action')),
    ...given('target', filters.typed('find')),
    ...(period && { period }),
  };
  const { loaded, refresh } = useAsked(
    () => request(listDeskAudit, { ...filter, pages }),
    `${filters.key} ${pages}`,
  );
  const { act, isBusy, refused } = useAction();
  const download = () =>
    act(
      () => request(exportDeskAudit, filter),
      ({ csv, hasMore }) => {
        downloadText(words.fileName, csv);
        const { heading, all, cut } = words.exported;
        return { heading, sentence: hasMore ? cut : all };
      },
    );
  const operators = (loaded.step === 'loading' ? undefined : loaded.data)?.operators ?? [];
  const option = ([value, label]: readonly [string, string]) => ({ value, label });

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
          options={(['all', ...auditPeriodIds] as const).map((id) => ({
            ...{ value: id, label: words.periods[id] },
          }))}
        />
        <FilterSelect
          {...{ name: 'who', label: words.who, filters }}
          options={[
            { value: '', label: words.everybody },
            ...operators.map(({ id, name }) => ({ value: id, label: name })),
            ...Object.entries(words.kinds).map(option),
          ]}
        />
        <FilterSelect
          {...{ name: 'action', label: words.what, filters }}
          options={[['', words.everything] as const, ...Object.entries(words.actions)].map(option)}
        />
        <FilterSearch label={words.target} hint={words.targetHint} filters={filters} />
      </FilterBar>
      <LoadedPart loaded={loaded} refresh={refresh}>
        {({ events, hasMore }) =>
          events.length === 0 ? (
            <EmptyLine {...words.empty} />
          ) : (
            <>
              <StopList>
                {events.map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
              </StopList>
              <p className={styles.hint}>{words.kept}</p>
              {hasMore && <ShowOlder onClick={showOlder} />}
            </>
          )
        }
      </LoadedPart>
    </>
  );
}

const given = (name: string, value: string) => (value ? { [name]: value } : {});

function EventRow({
  event: { at, who, action, target, address, details },
}: {
  event: DeskAuditEvent;
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
