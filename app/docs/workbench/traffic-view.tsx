import { useEffect, useRef, useState } from 'react';
import actions from '#app/ui/actions.module.css';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { fill } from '#content/fill.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import { CopyTextAction } from '../run/copy-action.tsx';
import { envLines } from '../run/copy-code.ts';
import { redeliver } from '../run/redeliver.ts';
import { requestIdOf } from '../run/run.ts';
import { NoAnswer, send } from '../run/send-request.ts';
import { CallbackDetail } from './callback-detail.tsx';
import { fetchRequest } from './fetch-request.ts';
import { RequestDetail } from './request-detail.tsx';
import split from './split.module.css';
import { signAgain } from './stored-request.ts';
import {
  isNamed,
  type StoredRequest,
  type Traffic,
  type TrafficRow,
  trafficRows,
} from './traffic.ts';
import { TrafficList } from './traffic-list.tsx';
import styles from './traffic-view.module.css';
import type { PracticeWords, WorkbenchPaths } from './types.ts';

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
  const [chosen, setChosen] = useState(initial);
  /** Just sent; selected once the list has it. */
  const [awaited, setAwaited] = useState<string>();
  const [isOpen, setOpen] = useState(initial !== undefined);
  const [note, setNote] = useState<{ text: string; isWrong?: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const detail = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);

  const newest = rows.findLast(({ kind }) => kind === 'request') ?? rows.at(-1);
  if (!chosen && newest) setChosen(newest.id);
  const arrived = awaited && rows.findLast((row) => isNamed(row, awaited));
  if (arrived) {
    setChosen(arrived.id);
    setAwaited(undefined);
  }
  const row =
    rows.find(({ id }) => id === chosen) ??
    rows.findLast((row) => chosen !== undefined && isNamed(row, chosen)) ??
    newest;

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
      <Empty session={session} words={words.empty} copyWords={practiceWords.copy} paths={paths} />
    );

  const choose = (id: string) => {
    setChosen(id);
    setAwaited(undefined);
    setNote(undefined);
  };

  const replay = async (stored: StoredRequest) => {
    if (!stored.isWhole || isBusy) return;
    setBusy(true);
    try {
      const answer = await send(await signAgain(stored, session), {});
      const { status } = answer;
      const { replayed, replayedRefused } = words.traffic;
      setNote(
        status < 400
          ? { text: replayed }
          : status === 429
            ? { text: practiceWords.limited.heading, isWrong: true }
            : { text: fill(replayedRefused, { status }), isWrong: true },
      );
      setAwaited(requestIdOf(answer));
      refresh();
    } catch (problem) {
      if (!(problem instanceof NoAnswer)) throw problem;
      setNote({ text: practiceWords.away.heading, isWrong: true });
    } finally {
      setBusy(false);
    }
  };

  const deliver = async ({ id, attempts }: PracticeDelivery) => {
    if (isBusy) return;
    setBusy(true);
    const isDone = await redeliver(session.token, id);
    const { deliveredAgain, notDelivered } = words.traffic;
    setNote(isDone ? { text: deliveredAgain } : { text: notDelivered, isWrong: true });
    if (isDone) setAwaited(`${id}-${attempts.length + 1}`);
    setBusy(false);
    refresh();
  };

  /** The R key in the list. */
  const repeat = async (wanted: TrafficRow) => {
    if (wanted.kind === 'callback') return deliver(wanted.delivery);
    const stored = await fetchRequest(session.token, wanted.id).catch(() => undefined);
    if (stored) await replay(stored);
  };

  return (
    <div className={classNames(split.split, styles.traffic)} data-open={isOpen || undefined}>
      <TrafficList
        rows={rows}
        chosen={row.id}
        words={words.traffic}
        onChoose={choose}
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

const Empty = ({
  session,
  words,
  copyWords,
  paths,
}: {
  session: OpenedPractice;
  words: WorkbenchWords['empty'];
  copyWords: PracticeWords['copy'];
  paths: WorkbenchPaths;
}) => (
  <div className={styles.empty}>
    <svg viewBox="0 0 420 60" fill="none" aria-hidden="true" focusable="false">
      <path d="M0 30H366" />
      <circle cx="388" cy="30" r="22" />
    </svg>
    <div>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <div className={actions.actions}>
        <ButtonLink to={paths.firstText} size="small" arrow>
          {words.send}
        </ButtonLink>
        <CopyTextAction
          text={() => envLines(session).join('\n')}
          name={words.copyKeys}
          words={copyWords}
        />
      </div>
    </div>
  </div>
);
