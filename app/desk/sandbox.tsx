import { type ReactNode, useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
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
import { isAccepted } from '#contract/envelope.ts';
import styles from './desk.module.css';
import { FilterStates, useFilters } from './filters.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import parts from './sandbox.module.css';
import { BlockDialog } from './sandbox-block.tsx';
import { type Reply, useDesk, useLoaded } from './use-desk.ts';

/** How the sandbox is used, by whom most, and who may not use it. */
export default function Sandbox() {
  const desk = useWords('desk');
  const words = useWords('deskSandbox');
  const { ask } = useDesk();
  const { count } = useFormats();
  const filters = useFilters();
  const period = filters.chosen('period', sandboxPeriodIds);
  const { loaded, refresh } = useLoaded(
    () => ask(() => request(readDeskSandbox, { period })),
    period,
  );
  const [blocked, setBlocked] = useState<string>();
  const { submit, refused } = useSubmission(desk.noResponse);
  const act = (send: () => Promise<Reply<unknown>>, done: { heading: string; sentence: string }) =>
    submit(async () => {
      const reply = await ask(send);
      refresh();
      if (!isAccepted(reply)) return refusedBy(reply);
      showToast(done);
      return undefined;
    });
  const known = loaded.step === 'loading' ? undefined : loaded.data;

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
      <LoadedPart loaded={loaded} onRetry={refresh}>
        {({ perMinute, sessions, blocks, callbacks }) => (
          <>
            <CallLine {...perMinute} />
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
                  act(() => request(unblockInSandbox, { network }), {
                    heading: words.unblocked,
                    sentence: network,
                  })
                }
              />
            </Part>
            <Part heading={words.setAside} empty={callbacks.length === 0 && words.noCallbacks}>
              <Callbacks
                callbacks={callbacks}
                onRelease={({ id, event }) =>
                  act(() => request(releaseSandboxCallback, { id }), {
                    heading: words.released,
                    sentence: event,
                  })
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
            showToast({ heading: words.blocking.done, sentence: network });
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
      <div className={parts.head}>
        <h2>{heading}</h2>
        {aside}
      </div>
      {empty ? <p>{empty}</p> : children}
    </section>
  );
}

/** Calls of the last minute on the line, whose end is the busiest minute of the last hour. */
function CallLine({ now, most }: { now: number; most: number }) {
  const share = most > 0 ? (100 * now) / most : 0;
  return (
    <svg className={parts.line} aria-hidden>
      <path d="M0 6h4000M0 10h4000M0 14h4000" className={parts.lanes} />
      <rect y="3" width={`${share}%`} height="14" className={parts.room} />
      <rect y="6" width={`${share}%`} height="8" className={parts.calls} />
      <svg x={`${share}%`} overflow="visible" aria-hidden>
        <path d="M-20 0h20a10 10 0 0 1 0 20h-20z" className={parts.packet} />
      </svg>
    </svg>
  );
}

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
    <DataTable
      isStacked
      namesValues
      className={styles.table}
      label={words.busiest}
      columns={[
        { id: 'session', head: columns.session, kind: 'name' },
        { id: 'calls', head: columns.calls },
        { id: 'refused', head: columns.refused },
        { id: 'busiest', head: columns.busiest },
        { id: 'since', head: columns.since },
        { id: 'actions', head: columns.actions, kind: 'actions' },
      ]}
      rows={sessions.map(({ id, customer, network, calls, refused, busiestCall, since }) => {
        const share = Math.round((100 * refused) / calls);
        return {
          id,
          cells: {
            session: (
              <>
                <b>{customer ?? words.visitor}</b>
                <span>{network.replace(/\/32$/, '')}</span>
              </>
            ),
            calls: (
              <span className={parts.count}>
                <code>{count(calls)}</code>
                <svg width="120" height="5" aria-hidden>
                  <rect width="120" height="5" />
                  <rect width={(120 * calls) / most} height="5" />
                </svg>
              </span>
            ),
            refused:
              share >= manyRefused ? (
                <Tag className={parts.share ?? ''}>{`${share}%`}</Tag>
              ) : (
                `${share}%`
              ),
            busiest: <code className={parts.code}>{busiestCall}</code>,
            since: <code className={parts.code}>{utc(since)}</code>,
            actions: <TextButton onClick={() => onBlock(network)}>{words.blockShort}</TextButton>,
          },
        };
      })}
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
    <DataTable
      isStacked
      namesValues
      className={styles.table}
      label={words.blocked}
      columns={[
        { id: 'network', head: columns.network, kind: 'name' },
        { id: 'reason', head: columns.reason },
        { id: 'by', head: columns.by },
        { id: 'until', head: columns.until },
        { id: 'actions', head: columns.actions, kind: 'actions' },
      ]}
      rows={blocks.map(({ network, reason, by, endsAt }) => ({
        id: network,
        cells: {
          network: network.replace(/\/32$/, ''),
          reason: <span className={parts.reason}>{reason}</span>,
          by: <span className={parts.reason}>{by}</span>,
          until: endsAt ? <code className={parts.code}>{utc(endsAt)}</code> : words.unlimited,
          actions: <TextButton onClick={() => onUnblock(network)}>{words.unblock}</TextButton>,
        },
      }))}
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
    <DataTable
      isStacked
      namesValues
      className={styles.table}
      label={words.setAside}
      columns={[
        { id: 'event', head: columns.event, kind: 'name' },
        { id: 'host', head: columns.host },
        { id: 'attempts', head: columns.attempts },
        { id: 'made', head: columns.made },
        { id: 'actions', head: columns.actions, kind: 'actions' },
      ]}
      rows={callbacks.map((callback) => ({
        id: callback.id,
        cells: {
          event: callback.event,
          host: <code className={parts.code}>{callback.host ?? words.catcher}</code>,
          attempts: callback.attempts,
          made: <code className={parts.code}>{utc(callback.madeAt)}</code>,
          actions: <TextButton onClick={() => onRelease(callback)}>{words.release}</TextButton>,
        },
      }))}
    />
  );
}
