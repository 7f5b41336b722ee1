import { useState } from 'react';
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
import * as contract from '#contract/desk-sandbox.ts';
import styles from './desk.module.css';
import { DeskSection } from './desk-section.tsx';
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
  const period = filters.chosen('period', contract.sandboxPeriodIds);
  const { loaded, known, refresh } = useAsked(
    () => request(contract.readDeskSandbox, { period }),
    period,
  );
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
            <DeskSection
              heading={words.busiest}
              aside={
                <FilterStates
                  {...{ name: 'period', label: words.period, filters }}
                  {...{ values: contract.sandboxPeriodIds, names: words.periods }}
                />
              }
              empty={sessions.length === 0 && words.noCalls}
            >
              <Sessions sessions={sessions} onBlock={setBlocked} />
            </DeskSection>
            <DeskSection heading={words.blocked} empty={blocks.length === 0 && words.noBlocks}>
              <Blocks
                blocks={blocks}
                onUnblock={(network) =>
                  act(
                    () => request(contract.unblockInSandbox, { network }),
                    () => showToast({ heading: words.unblocked, sentence: shortened(network) }),
                  )
                }
              />
            </DeskSection>
            <DeskSection
              heading={words.setAside}
              empty={callbacks.length === 0 && words.noCallbacks}
            >
              <Callbacks
                callbacks={callbacks}
                onRelease={({ id, event }) =>
                  act(
                    () => request(contract.releaseSandboxCallback, { id }),
                    () => showToast({ heading: words.released, sentence: event }),
                  )
                }
              />
            </DeskSection>
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

/** A single address without the prefix that makes it a network. */
const shortened = (network: string): string => network.replace(/\/32$/, '');

const manyRefused = 50;

function Sessions({
  sessions,
  onBlock,
}: {
  sessions: readonly contract.SandboxSession[];
  onBlock: (network: string) => void;
}) {
  const words = useWords('deskSandbox');
  const { count, utc } = useFormats();
  const most = Math.max(...sessions.map(({ calls }) => calls));
  const shareOf = (part: number, whole: number) => {
    const percent = Math.round((100 * part) / whole);
    return percent < manyRefused ? `${percent}%` : <Tag>{`${percent}%`}</Tag>;
  };
  return (
    <RowTable
      className={styles.table}
      label={words.busiest}
      heads={{ ...words.columns, share: words.share }}
      kinds={{ calls: 'figure' }}
      rows={sessions}
      cells={({ customer, network, calls, refused, busiestCall, since }) => ({
        session: (
          <>
            <b>{customer ?? words.visitor}</b>
            <span>{shortened(network)}</span>
          </>
        ),
        calls: count(calls),
        share: <ShareBar of={calls} whole={most} />,
        refused: shareOf(refused, calls),
        busiest: <code>{busiestCall}</code>,
        since: <code>{utc(since)}</code>,
        actions: (
          <TextButton onClick={() => onBlock(shortened(network))}>{words.blockShort}</TextButton>
        ),
      })}
    />
  );
}

function Blocks({
  blocks,
  onUnblock,
}: {
  blocks: readonly contract.SandboxBlock[];
  onUnblock: (network: string) => void;
}) {
  const words = useWords('deskSandbox');
  const { utc } = useFormats();
  return (
    <RowTable
      className={styles.table}
      label={words.blocked}
      heads={words.columns}
      rows={blocks.map((block) => ({ id: block.network, ...block }))}
      cells={({ network, reason, by, endsAt }) => ({
        network: shortened(network),
        reason: <span className={styles.quiet}>{reason}</span>,
        by: <span className={styles.quiet}>{by}</span>,
        until: endsAt ? <code>{utc(endsAt)}</code> : words.unlimited,
        actions: <TextButton onClick={() => onUnblock(network)}>{words.unblock}</TextButton>,
      })}
    />
  );
}

function Callbacks({
  callbacks,
  onRelease,
}: {
  callbacks: readonly contract.SetAsideCallback[];
  onRelease: (callback: contract.SetAsideCallback) => void;
}) {
  const words = useWords('deskSandbox');
  const { utc } = useFormats();
  return (
    <RowTable
      className={styles.table}
      label={words.setAside}
      heads={words.columns}
      rows={callbacks}
      cells={(callback) => ({
        event: callback.event,
        host: <code>{callback.host ?? words.catcher}</code>,
        attempts: callback.attempts,
        made: <code>{utc(callback.madeAt)}</code>,
        actions: <TextButton onClick={() => onRelease(callback)}>{words.release}</TextButton>,
      })}
    />
  );
}
