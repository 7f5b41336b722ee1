import type { MouseEvent } from 'react';

/** Choosing the industry page one is on does not load it again: it scrolls smoothly to the top. */
export function scrollToTopOfSamePage(event: MouseEvent, path: string, current: string): void {
  if (path !== current) return;
  event.preventDefault();
  window.scrollTo({ top: 0, behavior: 'smooth' });
}
