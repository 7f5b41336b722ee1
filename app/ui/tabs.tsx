import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { useHydrated } from './hydration.ts';
import line from './line.module.css';
import styles from './tabs.module.css';
import { useMediaQuery } from './use-media-query.ts';

export type Tab<Id extends string = string> = { id: Id; label: string; content: ReactNode };

/**
 * Tabs. The prerendered page contains all panels; CSS shows the first until hydration, and all of
 * them under their names without script.
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
  below,
  className,
}: {
  /** Prefix of the element ids, see `tabElementId`. */
  name?: string;
  label: string;
  tabs: readonly Tab<Id>[];
  look?: 'stops' | 'underline';
  initial?: Id;
  /** Controlled selection; `onSelect` reports every request for another tab. */
  selected?: Id;
  onSelect?: (id: Id) => void;
  /** For `stops`: the line comes from the page's rail; on phones the stops stand on the rail. */
  onRail?: boolean;
  /** For panels without focusable content: makes them scrollable by keyboard. */
  focusablePanels?: boolean;
  /** At the end of the tab row. */
  aside?: ReactNode;
  /** Between the tabs and the panels. */
  below?: ReactNode;
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
          data-only="script"
          aria-label={label}
          aria-orientation={isColumn ? 'vertical' : undefined}
          onKeyDown={move}
        >
          {tabs.map(({ id, label: tabLabel }) => (
            <button
              key={id}
              type="button"
              role="tab"
              className={look === 'stops' ? line.stop : undefined}
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
      {below}
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

/** Id of a tab element, for instance to scroll it into view. */
const tabElementId = (name: string, id: string): string => `${name}-${id}`;

const panelElementId = (name: string, id: string): string => `${name}-${id}-panel`;

/** Index of the tab that a key selects; -1 for other keys. */
function goal(key: string, now: number, count: number, isColumn: boolean): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const on = key === 'ArrowRight' || (isColumn && key === 'ArrowDown');
  const back = key === 'ArrowLeft' || (isColumn && key === 'ArrowUp');
  if (!on && !back) return -1;
  return (now + (on ? 1 : -1) + count) % count;
}
