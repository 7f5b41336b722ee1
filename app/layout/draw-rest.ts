import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '#app/visit/when-idle.ts';

/**
 * On a first visit what lies below the first screen is laid out when it comes near. Once the page
 * has started, the rest follows part by part: all at once would keep a slow phone from answering.
 * A page that somebody moves to comes whole.
 */
export function useDrawRest(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is what ends it.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if ('drawn' in dataset) return;
    if ('hydrated' in dataset) dataset.drawn = '';
    else drawInTurn([...document.querySelectorAll('section, footer, article > *')]);
  }, [pathname]);
}

/** In the end the root is marked: from then on pages come whole. */
function drawInTurn([next = document.documentElement, ...others]: Element[]): void {
  whenIdle(() => {
    next.setAttribute('data-drawn', '');
    if (next !== document.documentElement) drawInTurn(others);
  });
}
