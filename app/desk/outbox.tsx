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
import * as contract from '#contract/desk-outbox.ts';
import styles from './desk.module.css';
import { PageHead } from './page-head.tsx';
import { PagedList, usePagedList } from './paged-list.tsx';
import { Question } from './question.tsx';
import { useAction } from './use-action.ts';
import { useDesk } from './use-desk.ts';

/** Mails and texts: those that were given up, those on their way, and those that were sent. */
export default function Outbox() {
  const desk = useWords('desk');
  const words = useWords('deskOutbox');
  const { count } = useFormats();
  const filters = useFilters();
  const state = filters.chosen('state', contract.outboxStates);
  const template = filters.typed('kind');
  const list = usePagedList(
    (pages) => request(contract.listDeskOutbox, { state, pages, ...(template && { template }) }),
    filters.key,
  );
  const { known, refresh } = list;
  const [dropped, setDropped] = useState<contract.DeskMessage>();
  const { act, isBusy, refused } = useAction(refresh);
  const retry = (which: { id: string } | { template?: string }) =>
    act(
      () => request(contract.retryDeskMessages, which),
      ({ messages }) => showToast(messages > 0 ? words.retried : words.gone),
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
          values={['', ...Object.keys(words.templates)]}
          names={{ '': words.all, ...words.templates }}
        />
        <FilterStates
          {...{ name: 'state', label: desk.filter, filters }}
          {...{ values: contract.outboxStates, names: words.states }}
          countOf={(value) => counts?.[value]}
        />
      </FilterBar>
      <PagedList list={list} empty={<EmptyLine heading={words.empty[state]} />}>
        {({ messages }) =>
          messages.length > 0 && (
            <>
              <Messages
                messages={messages}
                at={words.columns[state]}
                {...(state === 'dead' && { onRetry: retry, onDrop: setDropped })}
              />
              <p className={styles.hint}>{words.hint}</p>
            </>
          )
        }
      </PagedList>
      {dropped && (
        <Question
          words={{
            ...words.dropping,
            sentence: fill(words.dropping.sentence, { to: dropped.to }),
          }}
          send={() => request(contract.dropDeskMessage, { id: dropped.id })}
          onClose={() => {
            setDropped(undefined);
            refresh();
          }}
          onDone={() => showToast(words.dropped)}
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
  messages: readonly contract.DeskMessage[];
  /** What the time of a message means. */
  at: string;
  onRetry?: (which: { id: string }) => void;
  onDrop?: (message: contract.DeskMessage) => void;
}) {
  const desk = useWords('desk');
  const words = useWords('deskOutbox');
  const { utc } = useFormats();
  const mayDrop = hasDeskRole(useDesk().viewer.roles, ['administrator']);
  return (
    <RowTable
      className={styles.table}
      label={desk.pages.outbox}
      heads={{ ...words.columns, at }}
      rows={messages}
      cells={(message) => ({
        what: (
          <>
            <b>{words.templates[message.template] ?? message.template}</b>
            <span>{words.channels[message.channel]}</span>
          </>
        ),
        to: <code>{message.to}</code>,
        tries: (
          <Tries
            count={message.attempts}
            isGivenUp={!!onRetry}
            words={fill(words.tries, { count: message.attempts })}
          />
        ),
        problem: (
          <span className={styles.quiet}>
            {message.problem}
            {message.isHopeless && <span className={styles.hopeless}>{words.hopeless}</span>}
          </span>
        ),
        at: <code>{utc(message.at)}</code>,
        actions: onRetry && (
          <>
            <TextButton onClick={() => onRetry({ id: message.id })}>{words.retry}</TextButton>
            {mayDrop && <TextButton onClick={() => onDrop?.(message)}>{words.drop}</TextButton>}
          </>
        ),
      })}
    />
  );
}
