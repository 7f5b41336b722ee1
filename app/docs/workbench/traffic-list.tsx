import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import { clockSeconds } from '../run/clock.ts';
import { reportedState, type TrafficRow } from './traffic.ts';
import styles from './traffic-list.module.css';

const optionId = (id: string): string => `traffic-${id}`;
/** Within this distance the list counts as scrolled to its end. */
const nearPx = 24;

/** Requests as rings on a line, callbacks as arrows that branch off, oldest first. */
export function TrafficList({
  rows,
  chosen,
  words,
  onChoose,
  onOpen,
  onRepeat,
}: {
  rows: readonly TrafficRow[];
  chosen: string;
  words: WorkbenchWords['traffic'];
  onChoose: (id: string) => void;
  /** Opened by keyboard: move the focus. */
  onOpen: (isByKey: boolean) => void;
  onRepeat: (row: TrafficRow) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [seen, setSeen] = useState(rows.length);
  const newOnes = rows.length - seen;

  // Scroll to new rows, unless the reader has scrolled up.
  useLayoutEffect(() => {
    const place = list.current;
    if (!place || !isAtEnd.current) return;
    place.scrollTop = place.scrollHeight;
    setSeen(rows.length);
  }, [rows.length]);

  const scrollToEnd = () => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    list.current?.focus();
    setSeen(rows.length);
  };

  const pressKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const now = rows.findIndex(({ id }) => id === chosen);
    const row = rows[now];
    const goals: Record<string, number> = {
      ArrowDown: now + 1,
      ArrowUp: now - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const goal = rows[goals[event.key] ?? -1];
    if (goal) {
      onChoose(goal.id);
      document.getElementById(optionId(goal.id))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') onOpen(true);
    else if (event.key.toLowerCase() === 'r' && row) onRepeat(row);
    else if (!(event.key in goals)) return;
    event.preventDefault();
  };

  return (
    <div className={styles.list}>
      <p id="traffic-keys" data-spoken="">
        {words.keys}
      </p>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={words.label}
        aria-describedby="traffic-keys"
        aria-activedescendant={optionId(chosen)}
        onKeyDown={pressKey}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearPx;
          if (isAtEnd.current) setSeen(rows.length);
        }}
      >
        {rows.map((row) => (
          <Option
            key={row.id}
            {...{ row, words }}
            isChosen={row.id === chosen}
            onClick={() => {
              onChoose(row.id);
              onOpen(false);
            }}
          />
        ))}
      </div>
      {newOnes > 0 && (
        <button type="button" className={styles.newOnes} onClick={scrollToEnd}>
          {fill(newOnes === 1 ? words.newOnes.one : words.newOnes.other, { count: newOnes })}
        </button>
      )}
    </div>
  );
}

type OptionProps = {
  row: TrafficRow;
  words: WorkbenchWords['traffic'];
  isChosen: boolean;
  onClick: () => void;
};

const Option = ({ row, words, isChosen, onClick }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys.
  <div
    id={optionId(row.id)}
    role="option"
    tabIndex={-1}
    aria-selected={isChosen}
    data-kind={row.kind}
    onClick={onClick}
  >
    <time dateTime={row.at}>{clockSeconds(row.at)}</time>
    <What row={row} words={words} />
    <Status row={row} words={words} />
  </div>
);

function What({ row, words }: { row: TrafficRow; words: WorkbenchWords['traffic'] }) {
  if (row.kind === 'request')
    return (
      <p>
        <span>
          <b>{row.request.method}</b> {row.request.path}
        </span>
      </p>
    );
  const { number } = row.attempt;
  return (
    <p>
      <span>
        <b>{row.delivery.event}</b> {reportedState(row.delivery)}
      </span>
      {number > 1 && <small>{fill(words.attempt, { number })}</small>}
    </p>
  );
}

function Status({ row, words }: { row: TrafficRow; words: WorkbenchWords['traffic'] }) {
  const status = row.kind === 'request' ? row.request.status : row.attempt.status;
  return (
    <em data-wrong={status === null || status >= 400 ? '' : undefined}>
      {status ?? words.noAnswer}
    </em>
  );
}
