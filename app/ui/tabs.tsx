import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { useHydrated } from './hydration.ts';
import styles from './tabs.module.css';
import { useMediaQuery } from './use-media-query.ts';

export type Tab<Id extends string = string> = { id: Id; label: string; content: ReactNode };

/**
 * One panel at a time. The built page holds all of them; style sheets show the first until the app
 * has started, and every one, under its name, where it never starts.
 */
export function Tabs<Id extends string>({
  name,
  label,
  tabs,
  look = 'underline',
  initial = tabs[0]?.id,
  selected,
  onSelect,
  onRail,
  focusablePanels,
  aside,
  className,
}: {
  /** Leads the ids of this set: see `tabElementId`. */
  name?: string;
  label: string;
  tabs: readonly Tab<Id>[];
  look?: 'stops' | 'underline';
  initial?: Id;
  /** Given, the page decides which tab is open and hears of every wish for another. */
  selected?: Id;
  onSelect?: (id: Id) => void;
  /** Stops only: the line comes from the rail of the page; on a phone the stops stand on it. */
  onRail?: boolean;
  /** For panels with nothing in them to focus: a keyboard can then scroll them. */
  focusablePanels?: boolean;
  /** Stands at the end of the row of tabs. */
  aside?: ReactNode;
  className?: string;
}) {
  const ownName = useId();
  const set = name ?? ownName;
  const [chosen, setChosen] = useState(initial);
  const open = selected ?? chosen;
  const isReady = useHydrated();
  const isColumn = useMediaQuery('(width <= 760px)') && look === 'stops';

  const select = (id: Id) => {
    setChosen(id);
    onSelect?.(id);
  };

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const now = tabs.findIndex(({ id }) => id === open);
    const target = tabs[goal(event.key, now, tabs.length, isColumn)];
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select(target.id);
    document.getElementById(tabElementId(set, target.id))?.focus();
  };

  return (
    <div
      className={classNames(styles.tabs, styles[look], onRail && styles.onRail, className)}
      data-ready={isReady || undefined}
    >
      <div className={styles.head}>
        <div
          role="tablist"
          className={styles.list}
          aria-label={label}
          aria-orientation={isColumn ? 'vertical' : undefined}
          onKeyDown={move}
        >
          {tabs.map(({ id, label: tabLabel }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={tabElementId(set, id)}
              aria-controls={panelElementId(set, id)}
              aria-selected={id === open}
              tabIndex={id === open ? 0 : -1}
              data-name={tabLabel}
              onClick={() => select(id)}
            >
              {tabLabel}
            </button>
          ))}
        </div>
        {aside}
      </div>
      {tabs.map(({ id, label: tabLabel, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={panelElementId(set, id)}
          className={styles.panel}
          aria-labelledby={tabElementId(set, id)}
          data-name={tabLabel}
          data-initial={id === initial || undefined}
          hidden={isReady && id !== open}
          tabIndex={focusablePanels ? 0 : undefined}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** Where a page finds the tab itself, for instance to bring it into view. */
const tabElementId = (name: string, id: string): string => `${name}-${id}`;

const panelElementId = (name: string, id: string): string => `${name}-${id}-panel`;

/** Which tab a key leads to; -1 for a key that means nothing here. */
function goal(key: string, now: number, count: number, isColumn: boolean): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const on = key === 'ArrowRight' || (isColumn && key === 'ArrowDown');
  const back = key === 'ArrowLeft' || (isColumn && key === 'ArrowUp');
  if (!on && !back) return -1;
  return (now + (on ? 1 : -1) + count) % count;
}
