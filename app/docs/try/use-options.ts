import { type KeyboardEvent, useEffect, useState } from 'react';
import { optionId } from './option-list.tsx';

/** A combobox: arrow keys move, Enter selects, Escape closes the list but not the panel. */
export function useOptions(
  list: string,
  values: readonly string[],
  chosen: string,
  choose: (value: string) => void,
) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  useEffect(() => {
    if (isOpen)
      document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, list]);

  const open = () => {
    setOpen(true);
    setActive(values.indexOf(chosen));
  };
  const take = (value: string) => {
    choose(value);
    setOpen(false);
  };

  const answer = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!isOpen) return open();
      setActive((active + step + values.length) % values.length);
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (isOpen && event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const value = values[active];
      if (value !== undefined) take(value);
      else setOpen(false);
    }
  };

  return {
    isOpen,
    active,
    open,
    close: () => setOpen(false),
    take,
    field: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': list,
      'aria-haspopup': 'listbox',
      'aria-activedescendant': isOpen && active >= 0 ? optionId(list, active) : undefined,
      onKeyDown: answer,
      onBlur: () => setOpen(false),
    } as const,
  };
}
