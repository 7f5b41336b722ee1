import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { menuId } from '../reader/ids.ts';

export type SearchBox = {
  field: RefObject<HTMLInputElement | null>;
  /** The query, empty after navigation. */
  query: string;
  /** The field is in use: the panel shows, and below 1200 px the menu is a full-screen sheet. */
  isOpen: boolean;
  /** Focuses the field, opening the drawer of the menu if needed. */
  open: () => void;
  change: (query: string) => void;
  clear: () => void;
  /** Closes the panel; the query and the filtered menu stay. */
  close: () => void;
};

/** The state of the search field above the menu. `/` and Ctrl-K focus it. */
export function useSearchBox(path: string): SearchBox {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState({ query: '', isOpen: false, path });
  // Navigation shows the whole menu again; the query stays in the field.
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
