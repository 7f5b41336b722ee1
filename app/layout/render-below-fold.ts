import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '#app/visit/when-idle.ts';

/**
 * On the first page load, sections below the first screen use `content-visibility: auto`. After
 * hydration they are rendered one per idle period: all at once would block a slow phone. Pages
 * reached by navigation render completely.
 */
export function useRenderBelowFold(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation ends it.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if ('drawn' in dataset) return;
    if ('hydrated' in dataset) dataset.drawn = '';
    else drawInTurn([...document.querySelectorAll('section, footer, article > *')]);
  }, [pathname]);
}

/** Finally marks the root element: later pages render completely. */
function drawInTurn([next = document.documentElement, ...others]: Element[]): void {
  whenIdle(() => {
    next.setAttribute('data-drawn', '');
    if (next !== document.documentElement) drawInTurn(others);
  });
}
