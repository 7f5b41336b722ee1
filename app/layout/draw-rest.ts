import { useLayoutEffect } from 'react';
import { useIsHydrating } from '#app/ui/hydration.ts';
import { whenIdle } from '#app/visit/when-idle.ts';

/**
 * On a first visit what lies below the banner is laid out when it comes near, and once somebody
 * scrolls the rest as well, part by part: all at once would keep a slow phone from answering.
 */
export function useDrawBelow(): void {
  const isHydrating = useIsHydrating();
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the page came does not change.
  useLayoutEffect(() => {
    if (!isHydrating) return drawInTurn([]);
    const below = document.querySelectorAll('main section');
    const draw = () => drawInTurn([...below]);
    addEventListener('scroll', draw, { once: true, passive: true });
    return () => removeEventListener('scroll', draw);
  }, []);
}

function drawInTurn([next, ...others]: Element[]): void {
  if (!next) {
    document.documentElement.dataset.drawn = '';
    return;
  }
  whenIdle(() => {
    next.setAttribute('data-drawn', '');
    drawInTurn(others);
  });
}
