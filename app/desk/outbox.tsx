import { useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Ring } from '#app/ui/ring.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
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
import { isAccepted } from '#contract/envelope.ts';
import styles from './desk.module.css';
import { FilterBar, FilterSelect, FilterStates, useFilters } from './filters.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { ShowOlder, usePages } from './older.tsx';
import { PageHead } from './page-head.tsx';
import { Question } from './question.tsx';
import parts from './stops.module.css';
import { useDesk, useLoaded } from './use-desk.ts';

/** Mails and texts: those that were given up, those on their way, and those that were sent. */
export default function Outbox() {
  const desk = useWords('desk');
  const words = useWords('deskOutbox');
  const { ask } = useDesk();
  const { count } = useFormats();
  const filters = useFilters();
  const { pages, showOlder } = usePages(filters.key);
  const state = filters.chosen('state', outboxStates);
  const template = filters.typed('kind');
  const { loaded, refresh } = useLoaded(
    () => ask(() => request(listDeskOutbox, { state, pages, ...(template && { template }) })),
    `${filters.key} ${pages}`,
  );
  const [dropped, setDropped] = useState<DeskMessage>();
  const { submit, isBusy, refused } = useSubmission(desk.noResponse);
  const retry = (which: { id: string } | { template?: string }) =>
    submit(async () => {
      const reply = await ask(() => request(retryDeskMessages, which));
      refresh();
      if (!isAccepted(reply)) return refusedBy(reply);
      const { messages } = reply.data;
      showToast(messages > 0 ? words.retried : words.gone);
      return undefined;
    });
  const known = loaded.step === 'loading' ? undefined : loaded.data;
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
      <FilterBar>
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
      <LoadedPart loaded={loaded} onRetry={refresh}>
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
              <p className={parts.hint}>{words.hint}</p>
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
    <DataTable
      isStacked
      namesValues
      className={styles.table}
      label={desk.pages.outbox}
      columns={[
        { id: 'what', head: columns.what, kind: 'name' },
        { id: 'to', head: columns.to },
        { id: 'tries', head: columns.tries },
        { id: 'problem', head: columns.problem },
        { id: 'at', head: at },
        { id: 'actions', head: columns.actions, kind: 'actions' },
      ]}
      rows={messages.map((message) => ({
        id: message.id,
        cells: {
          what: (
            <>
              <b>{words.templates[message.template] ?? message.template}</b>
              <span>{words.channels[message.channel]}</span>
            </>
          ),
          to: <code className={parts.code}>{message.to}</code>,
          tries: <Tries count={message.attempts} isGivenUp={onRetry !== undefined} />,
          problem: (
            <span className={parts.problem}>
              {message.problem}
              {message.isHopeless && <b>{words.hopeless}</b>}
            </span>
          ),
          at: <code className={parts.code}>{utc(message.at)}</code>,
          actions: onRetry && (
            <>
              <TextButton onClick={() => onRetry({ id: message.id })}>{words.retry}</TextButton>
              {mayDrop && <TextButton onClick={() => onDrop?.(message)}>{words.drop}</TextButton>}
            </>
          ),
        },
      }))}
    />
  );
}

const shownTries = 5;

/** A ring for every try; of many, the last ones. */
function Tries({ count, isGivenUp }: { count: number; isGivenUp: boolean }) {
  const words = useWords('deskOutbox');
  const rings = Array.from({ length: Math.min(count, shownTries) }, (_, index) => index);
  return (
    <span className={parts.tries}>
      {rings.map((index) => (
        <Ring key={index} look={isGivenUp && index === rings.length - 1 ? 'bad' : 'open'} />
      ))}
      <span data-spoken={count <= shownTries ? '' : undefined}>{fill(words.tries, { count })}</span>
    </span>
  );
}
