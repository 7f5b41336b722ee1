import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a full-screen drawer after a navigation from it. */
export function useCloseOnNavigation(drawer: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shownOn = useRef(key);
  useEffect(() => {
    if (!drawer.current || shownOn.current === key) return;
    shownOn.current = key;
    if (drawer.current.matches(':popover-open')) drawer.current.hidePopover();
    for (const group of drawer.current.querySelectorAll('details')) group.open = false;
  }, [drawer, key]);
}

/** Makes the page behind the open drawer inert, so that Tab stays inside the drawer. */
export function keepPageBehindInert(event: ToggleEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget) return;
  for (const part of document.querySelectorAll('main, footer'))
    part.toggleAttribute('inert', event.newState === 'open');
}
