import type { MouseEvent } from 'react';

/** A link to the current industry page scrolls smoothly to the top instead of loading it again. */
export function scrollToTopOfSamePage(event: MouseEvent, path: string, current: string): void {
  if (path !== current) return;
  event.preventDefault();
  window.scrollTo({ top: 0, behavior: 'smooth' });
}
