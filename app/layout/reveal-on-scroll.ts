import { useEffect } from 'react';

const offsetPx = 120;

/**
 * Parts with `data-reveals` that start below the viewport fade in once, when 120 px of them are
 * visible. The HTML shows everything: without script nothing is hidden.
 */
export function useRevealOnScroll(page: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own parts.
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const isWaiting = target.getAttribute('data-reveals') === 'waiting';
          if (!isIntersecting && !isWaiting && isBelow(boundingClientRect)) {
            target.setAttribute('data-reveals', 'waiting');
            continue;
          }
          if (isWaiting && !isIntersecting) continue;
          if (isWaiting) target.setAttribute('data-reveals', 'shown');
          observer.unobserve(target);
        }
      },
      { rootMargin: `0px 0px -${offsetPx}px` },
    );
    // An observer forces no layout of its own.
    for (const part of document.querySelectorAll('[data-reveals=""]')) observer.observe(part);
    return () => observer.disconnect();
  }, [page]);
}

/** Parts under `content-visibility` have no height yet and count as below. */
const isBelow = ({ top, height }: DOMRectReadOnly): boolean =>
  height === 0 || top >= innerHeight - offsetPx;
