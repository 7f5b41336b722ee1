import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from './class-names.ts';
import frame from './frame.module.css';
import styles from './search-box.module.css';
import { SearchIcon } from './search-icon.tsx';

/** How long typing must pause before the search runs. */
const typingMs = 300;

/** A field that searches while somebody types. */
export function SearchBox({
  label,
  hint,
  find,
  onFind,
  kept,
  className,
}: {
  label: string;
  hint: string;
  /** What is searched now. */
  find: string;
  onFind: (find: string) => void;
  /** What stays of what is typed or pasted, for a field of digits. */
  kept?: (typed: string) => string;
  className?: string | undefined;
}) {
  const [typed, setTyped] = useState(find);
  const [before, setBefore] = useState(find);
  // A search that the browser's history changed replaces what is typed.
  if (before !== find) {
    setBefore(find);
    setTyped(find);
  }
  const search = useEffectEvent(() => {
    if (typed !== find) onFind(typed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each character waits again.
  useEffect(() => {
    const timer = setTimeout(search, typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <label className={classNames(frame.frame, styles.box, className)}>
      <SearchIcon />
      <span data-spoken="">{label}</span>
      <input
        type="search"
        value={typed}
        maxLength={100}
        inputMode={kept && 'numeric'}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setTyped(kept ? kept(value) : value)}
      />
    </label>
  );
}
