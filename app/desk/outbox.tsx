import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { FilterBar, FilterSelect, FilterStates, useFilters } from '#app/ui/filters.tsx';
import { RowTable } from '#app/ui/row-table.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { Tries } from '#app/ui/tries.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { hasDeskRole } from '#contract/desk-call.ts';
import {
  type DeskMessage,
  dropDeskMessage,
  listDeskOutbox,
  outboxStates,
  retryDeskMessages,
} from '#contract/desk-outbox.ts';
import styles from './desk.module.css';
import { LoadedPart } from './loaded-part.tsx';
import { ShowOlder, usePages } from './older.tsx';
import { PageHead } from './page-head.tsx';
import { Question } from './question.tsx';
import { useAction } from './use-action.ts';
import { useAsked, useDesk } from './use-desk.ts';

/** Mails and texts: those that were given up, those on their way, and those that were sent. */
export default function Outbox() {
  const desk = useWords('desk');
  const words = useWords('deskOutbox');
  const { count } = useFormats();
  const filters = useFilters();
  const { pages, showOlder } = usePages(filters.key);
  const state = filters.chosen('state', outboxStates);
  const template = filters.typed('kind');
  const { loaded, known, refresh } = useAsked(
    () => request(listDeskOutbox, { state, pages, ...(template && { template }) }),
    `${filters.key} ${pages}`,
  );
  const [dropped, setDropped] = useState<DeskMessage>();
  const { act, isBusy, refused } = useAction(refresh);
  const retry = (which: { id: string } | { template?: string }) =>
    act(
      () => request(retryDeskMessages, which),
      ({ messages }) => (messages > 0 ? words.retried : words.gone),
    );
  const counts = known && {
    sent: count(known.counts.sent),
    queued: count(known.counts.queued),
    dead: count(known.counts.dead),
  };

  return (
    <>
      <PageHead
        title={desk.pages.outbox}
        sentence={counts && fill(words.sentence, counts)}
        action={
          state === 'dead' &&
          known &&
          known.retryable > 0 && (
            <Button
              variant="ink"
              onClick={() => retry(template ? { template } : {})}
              aria-disabled={isBusy || undefined}
            >
              {fill(words.retryAll, { count: count(known.retryable) })}
            </Button>
          )
        }
      />
      {refused && <FailureNote message={refused.message} />}
      <FilterBar label={desk.filter}>
        <FilterSelect
          {...{ name: 'kind', label: words.kind, filters }}
          options={[
            { value: '', label: words.all },
            ...Object.entries(words.templates).map(([value, label]) => ({ value, label })),
          ]}
        />
        <FilterStates
          {...{ name: 'state', label: desk.filter, filters }}
          options={outboxStates.map((value) => ({
            ...{ value, label: words.states[value], count: counts?.[value] },
          }))}
        />
      </FilterBar>
      <LoadedPart loaded={loaded} refresh={refresh}>
        {({ messages, hasMore }) =>
          messages.length === 0 ? (
            <EmptyLine heading={words.empty[state]} />
          ) : (
            <>
              <Messages
                messages={messages}
                at={words.columns[state]}
                {...(state === 'dead' && { onRetry: retry, onDrop: setDropped })}
              />
              <p className={styles.hint}>{words.hint}</p>
              {hasMore && <ShowOlder onClick={showOlder} />}
            </>
          )
        }
      </LoadedPart>
      {dropped && (
        <Question
          words={{
            ...words.dropping,
            sentence: fill(words.dropping.sentence, { to: dropped.to }),
          }}
          send={() => request(dropDeskMessage, { id: dropped.id })}
          onClose={() => {
            setDropped(undefined);
            refresh();
          }}
          onDone={() => {
            setDropped(undefined);
            showToast(words.dropped);
            refresh();
          }}
        />
      )}
    </>
  );
}

function Messages({
  messages,
  at,
  onRetry,
  onDrop,
}: {
  messages: readonly DeskMessage[];
  /** What the time of a message means. */
  at: string;
  onRetry?: (which: { id: string }) => void;
  onDrop?: (message: DeskMessage) => void;
}) {
  const desk = useWords('desk');
  const words = useWords('deskOutbox');
  const { utc } = useFormats();
  const mayDrop = hasDeskRole(useDesk().viewer.roles, ['administrator']);
  const { columns } = words;
  return (
    <RowTable
      className={styles.table}
      label={desk.pages.outbox}
      rows={messages}
      idOf={({ id }) => id}
      columns={[
        {
          ...{ head: columns.what, kind: 'name' },
          cell: ({ template, channel }) => (
            <>
              <b>{words.templates[template] ?? template}</b>
              <span>{words.channels[channel]}</span>
            </>
          ),
        },
        { head: columns.to, cell: ({ to }) => <code>{to}</code> },
        {
          head: columns.tries,
          cell: ({ attempts: count }) => (
            <Tries {...{ count, isGivenUp: !!onRetry, words: fill(words.tries, { count }) }} />
          ),
        },
        {
          head: columns.problem,
          cell: ({ problem, isHopeless }) => (
            <span className={styles.quiet}>
              {problem}
              {isHopeless && <span className={styles.hopeless}>{words.hopeless}</span>}
            </span>
          ),
        },
        { head: at, cell: (message) => <code>{utc(message.at)}</code> },
        {
          ...{ head: columns.actions, kind: 'actions' },
          cell: (message) =>
            onRetry && (
              <>
                <TextButton onClick={() => onRetry({ id: message.id })}>{words.retry}</TextButton>
                {mayDrop && <TextButton onClick={() => onDrop?.(message)}>{words.drop}</TextButton>}
              </>
            ),
        },
      ]}
    />
  );
}
