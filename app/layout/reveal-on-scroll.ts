import { useEffect } from 'react';

const offsetPx = 120;

/**
 * Parts marked `data-reveals` that lie below the window when a page is shown come in once, when
 * they are 120 px inside it. The HTML shows everything: without script nothing is ever hidden.
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
    // The observer measures when the page is laid out anyway.
    for (const part of document.querySelectorAll('[data-reveals=""]')) observer.observe(part);
    return () => observer.disconnect();
  }, [page]);
}

/** What is not laid out yet (`content-visibility`) has no height and lies below as well. */
const isBelow = ({ top, height }: DOMRectReadOnly): boolean =>
  height === 0 || top >= innerHeight - offsetPx;
