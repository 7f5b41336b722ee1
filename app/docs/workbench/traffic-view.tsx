import { useEffect, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import { CallbackDetail } from './callback-detail.tsx';
import { EmptyTraffic } from './empty-traffic.tsx';
import { RequestDetail } from './request-detail.tsx';
import split from './split.module.css';
import { type StoredRequest, type Traffic, trafficRows } from './traffic.ts';
import { TrafficList } from './traffic-list.tsx';
import styles from './traffic-view.module.css';
import type { PracticeWords, WorkbenchPaths } from './types.ts';
import { useChosenRow } from './use-chosen-row.ts';
import { useRepeat } from './use-repeat.ts';

/** The list of requests and callbacks of the session, and the selected one in detail. */
export function TrafficView({
  session,
  traffic,
  initial,
  words,
  practiceWords,
  paths,
  refresh,
  onExplain,
}: {
  session: OpenedPractice;
  traffic: Traffic;
  /** The request named in the address. */
  initial: string | undefined;
  words: WorkbenchWords;
  practiceWords: PracticeWords;
  paths: WorkbenchPaths;
  refresh: () => void;
  onExplain: (request: StoredRequest) => void;
}) {
  const rows = trafficRows(traffic);
  const { row, choose, awaitRow } = useChosenRow(rows, initial);
  const [isOpen, setOpen] = useState(initial !== undefined);
  const { note, isBusy, replay, deliver, repeat, clearNote } = useRepeat({
    ...{ session, practiceWords, refresh },
    words: words.traffic,
    onSent: awaitRow,
  });
  const detail = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);

  // In one column the detail replaces the list: move the focus with it.
  useEffect(() => {
    const list = detail.current?.parentElement?.querySelector<HTMLElement>('[role="listbox"]');
    const isHidden = list && !list.checkVisibility();
    if (isOpen && isHidden) detail.current?.focus({ preventScroll: true });
    if (wasOpen.current && !isOpen) list?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (rows.length === 0 || !row)
    return (
      <EmptyTraffic
        session={session}
        words={words.empty}
        copyWords={practiceWords.copy}
        paths={paths}
      />
    );

  return (
    <div className={classNames(split.split, styles.traffic)} data-open={isOpen || undefined}>
      <TrafficList
        rows={rows}
        chosen={row.id}
        words={words.traffic}
        onChoose={(id) => {
          choose(id);
          clearNote();
        }}
        onOpen={(isByKey) => {
          setOpen(true);
          if (isByKey) detail.current?.focus({ preventScroll: true });
        }}
        onRepeat={repeat}
      />
      <section
        ref={detail}
        className={styles.detail}
        tabIndex={-1}
        aria-labelledby="workbench-detail"
      >
        <button type="button" className={styles.back} onClick={() => setOpen(false)}>
          <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden="true" focusable="false">
            <path d="M6.5 1l-5 5 5 5" fill="none" stroke="currentColor" strokeWidth="2.2" />
          </svg>
          <span>{words.traffic.back}</span>
        </button>
        {row.kind === 'request' ? (
          <RequestDetail
            key={row.id}
            request={row.request}
            deliveries={traffic.deliveries.filter(({ requestId }) => requestId === row.id)}
            {...{ session, words, practiceWords, note, isBusy, onExplain }}
            onReplay={replay}
          />
        ) : (
          <CallbackDetail
            key={row.id}
            delivery={row.delivery}
            attempt={row.attempt}
            {...{ session, words, practiceWords, note, isBusy }}
            onAgain={() => deliver(row.delivery)}
          />
        )}
      </section>
    </div>
  );
}
