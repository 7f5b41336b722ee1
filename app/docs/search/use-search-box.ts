import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { menuId } from '../reader/ids.ts';

export type SearchBox = {
  field: RefObject<HTMLInputElement | null>;
  /** What was typed, as menu and search take it. */
  query: string;
  /** Whether somebody is at it: then the panel shows, and below 1200 the menu is a sheet. */
  isOpen: boolean;
  /** Puts the cursor into the field, from wherever the reader is. */
  open: () => void;
  change: (query: string) => void;
  clear: () => void;
  /** The panel goes; what was typed stays, and so does the filtered menu. */
  close: () => void;
};

/** The one field above the menu. `/` and Ctrl-K lead to it. What it holds is carried along. */
export function useSearchBox(path: string): SearchBox {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState({ query: '', isOpen: false, path });
  // A new document shows the whole menu; the words stay in the field for whoever comes back.
  const { query, isOpen } = state.path === path ? state : { query: '', isOpen: false };

  const change = (query: string) => setState({ query, isOpen: true, path });

  const open = () => {
    const input = field.current;
    const menu = document.getElementById(menuId);
    if (!input || !menu) return;
    if (!input.checkVisibility()) menu.showPopover();
    input.focus();
    input.select();
  };

  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
    change('');
  };

  const close = () => {
    setState({ query, isOpen: false, path });
    field.current?.blur();
    const menu = document.getElementById(menuId);
    if (menu?.matches(':popover-open')) menu.hidePopover();
  };

  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (!isCall(event)) return;
    event.preventDefault();
    open();
  });
  const takeEarlyWords = useEffectEvent(() => {
    if (field.current?.value && field.current === document.activeElement)
      change(field.current.value);
  });
  useEffect(() => {
    takeEarlyWords();
    addEventListener('keydown', answer);
    return () => removeEventListener('keydown', answer);
  }, []);

  return { field, query, isOpen, open, change, clear, close };
}

function isCall({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  const isTyping = target instanceof Element && target.matches('input, textarea, select');
  return key === '/' && !ctrlKey && !metaKey && !isTyping;
}
