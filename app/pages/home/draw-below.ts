import { useLayoutEffect } from 'react';
import { useIsHydrating } from '#app/ui/hydration.ts';

/**
 * On a first visit what lies below the banner is laid out once the app has started, part by part
 * while the browser is idle: all at once would keep a slow phone from answering.
 */
export function useDrawBelow(): void {
  const isHydrating = useIsHydrating();
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the page came does not change.
  useLayoutEffect(() => {
    const below = 'main section, main ~ :is(section, footer)';
    drawInTurn(isHydrating ? [...document.querySelectorAll(below)] : []);
  }, []);
}

function drawInTurn([next, ...others]: Element[]): void {
  if (!next) {
    document.documentElement.dataset.drawn = '';
    return;
  }
  (window.requestIdleCallback ?? setTimeout)(() => {
    next.setAttribute('data-drawn', '');
    drawInTurn(others);
  });
}
