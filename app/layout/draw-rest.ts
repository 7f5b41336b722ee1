import { useEffect } from 'react';
import { whenIdle } from '#app/visit/when-idle.ts';

/**
 * On a first visit what lies below the first screen is laid out when it comes near. Once the page
 * has started, the rest follows part by part: all at once would keep a slow phone from answering.
 */
export function useDrawRest(): void {
  useEffect(() => drawInTurn([...document.querySelectorAll('section, footer, article > *')]), []);
}

/** In the end the root is marked: from then on pages come whole. */
function drawInTurn([next = document.documentElement, ...others]: Element[]): void {
  whenIdle(() => {
    next.setAttribute('data-drawn', '');
    if (next !== document.documentElement) drawInTurn(others);
  });
}
