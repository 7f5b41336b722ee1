import { type ReactNode, useState } from 'react';
import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { FilterStates, useFilters } from '#app/ui/filters.tsx';
import { RowTable } from '#app/ui/row-table.tsx';
import { ShareBar, ShareLine } from '#app/ui/share-line.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import {
  readDeskSandbox,
  releaseSandboxCallback,
  type SandboxBlock,
  type SandboxSession,
  type SetAsideCallback,
  sandboxPeriodIds,
  unblockInSandbox,
} from '#contract/desk-sandbox.ts';
import styles from './desk.module.css';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import { BlockDialog } from './sandbox-block.tsx';
import { useAction } from './use-action.ts';
import { useAsked } from './use-desk.ts';

/** How the sandbox is used, by whom most, and who may not use it. */
export default function Sandbox() {
  const desk = useWords('desk');
  const words = useWords('deskSandbox');
  const { count } = useFormats();
  const filters = useFilters();
  const period = filters.chosen('period', sandboxPeriodIds);
  const { loaded, known, refresh } = useAsked(() => request(readDeskSandbox, { period }), period);
  const [blocked, setBlocked] = useState<string>();
  const { act, refused } = useAction(refresh);

  return (
    <>
      <PageHead
        title={desk.pages.sandbox}
        sentence={
          known &&
          fill(words.sentence, {
            now: count(known.perMinute.now),
            most: count(known.perMinute.most),
          })
        }
        action={
          <Button variant="ink" onClick={() => setBlocked('')}>
            {words.block}
          </Button>
        }
      />
      {refused && <FailureNote message={refused.message} />}
      <LoadedPart loaded={loaded} refresh={refresh}>
        {({ perMinute, sessions, blocks, callbacks }) => (
          <>
            <ShareLine of={perMinute.now} whole={perMinute.most} />
            <Part
              heading={words.busiest}
              aside={
                <FilterStates
                  {...{ name: 'period', label: words.period, filters }}
                  options={sandboxPeriodIds.map((id) => ({ value: id, label: words.periods[id] }))}
                />
              }
              empty={sessions.length === 0 && words.noCalls}
            >
              <Sessions sessions={sessions} onBlock={setBlocked} />
            </Part>
            <Part heading={words.blocked} empty={blocks.length === 0 && words.noBlocks}>
              <Blocks
                blocks={blocks}
                onUnblock={(network) =>
                  act(
                    () => request(unblockInSandbox, { network }),
                    () => ({ heading: words.unblocked, sentence: shortened(network) }),
                  )
                }
              />
            </Part>
            <Part heading={words.setAside} empty={callbacks.length === 0 && words.noCallbacks}>
              <Callbacks
                callbacks={callbacks}
                onRelease={({ id, event }) =>
                  act(
                    () => request(releaseSandboxCallback, { id }),
                    () => ({ heading: words.released, sentence: event }),
                  )
                }
              />
            </Part>
          </>
        )}
      </LoadedPart>
      {blocked !== undefined && (
        <BlockDialog
          network={blocked}
          onClose={() => setBlocked(undefined)}
          onDone={(network) => {
            setBlocked(undefined);
            showToast({ heading: words.blocking.done, sentence: shortened(network) });
            refresh();
          }}
        />
      )}
    </>
  );
}

function Part({
  heading,
  aside,
  empty,
  children,
}: {
  heading: string;
  aside?: ReactNode;
  /** Said in place of an empty table. */
  empty: string | false;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{heading}</h2>
        {aside}
      </div>
      {empty ? <p>{empty}</p> : children}
    </section>
  );
}

/** A single address without the prefix that makes it a network. */
const shortened = (network: string): string => network.replace(/\/32$/, '');

const manyRefused = 50;

function Sessions({
  sessions,
  onBlock,
}: {
  sessions: readonly SandboxSession[];
  onBlock: (network: string) => void;
}) {
  const words = useWords('deskSandbox');
  const { columns } = words;
  const { count, utc } = useFormats();
  const most = Math.max(...sessions.map(({ calls }) => calls));
  return (
    <RowTable
      className={styles.table}
      label={words.busiest}
      rows={sessions}
      idOf={({ id }) => id}
      columns={[
        {
          ...{ head: columns.session, kind: 'name' },
          cell: ({ customer, network }) => (
            <>
              <b>{customer ?? words.visitor}</b>
              <span>{shortened(network)}</span>
            </>
          ),
        },
        { head: columns.calls, kind: 'figure', cell: ({ calls }) => count(calls) },
        { head: words.share, cell: ({ calls }) => <ShareBar of={calls} whole={most} /> },
        {
          head: columns.refused,
          cell: ({ refused, calls }) => {
            const share = Math.round((100 * refused) / calls);
            return share < manyRefused ? `${share}%` : <Tag>{`${share}%`}</Tag>;
          },
        },
        { head: columns.busiest, cell: ({ busiestCall }) => <code>{busiestCall}</code> },
        { head: columns.since, cell: ({ since }) => <code>{utc(since)}</code> },
        {
          ...{ head: columns.actions, kind: 'actions' },
          cell: ({ network }) => (
            <TextButton onClick={() => onBlock(shortened(network))}>{words.blockShort}</TextButton>
          ),
        },
      ]}
    />
  );
}

function Blocks({
  blocks,
  onUnblock,
}: {
  blocks: readonly SandboxBlock[];
  onUnblock: (network: string) => void;
}) {
  const words = useWords('deskSandbox');
  const { columns } = words;
  const { utc } = useFormats();
  return (
    <RowTable
      className={styles.table}
      label={words.blocked}
      rows={blocks}
      idOf={({ network }) => network}
      columns={[
        { head: columns.network, kind: 'name', cell: ({ network }) => shortened(network) },
        {
          head: columns.reason,
          cell: ({ reason }) => <span className={styles.quiet}>{reason}</span>,
        },
        { head: columns.by, cell: ({ by }) => <span className={styles.quiet}>{by}</span> },
        {
          head: columns.until,
          cell: ({ endsAt }) => (endsAt ? <code>{utc(endsAt)}</code> : words.unlimited),
        },
        {
          ...{ head: columns.actions, kind: 'actions' },
          cell: ({ network }) => (
            <TextButton onClick={() => onUnblock(network)}>{words.unblock}</TextButton>
          ),
        },
      ]}
    />
  );
}

function Callbacks({
  callbacks,
  onRelease,
}: {
  callbacks: readonly SetAsideCallback[];
  onRelease: (callback: SetAsideCallback) => void;
}) {
  const words = useWords('deskSandbox');
  const { columns } = words;
  const { utc } = useFormats();
  return (
    <RowTable
      className={styles.table}
      label={words.setAside}
      rows={callbacks}
      idOf={({ id }) => id}
      columns={[
        { head: columns.event, kind: 'name', cell: ({ event }) => event },
        { head: columns.host, cell: ({ host }) => <code>{host ?? words.catcher}</code> },
        { head: columns.attempts, cell: ({ attempts }) => attempts },
        { head: columns.made, cell: ({ madeAt }) => <code>{utc(madeAt)}</code> },
        {
          ...{ head: columns.actions, kind: 'actions' },
          cell: (callback) => (
            <TextButton onClick={() => onRelease(callback)}>{words.release}</TextButton>
          ),
        },
      ]}
    />
  );
}
