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
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          target.setAttribute('data-reveals', 'shown');
          observer.unobserve(target);
        }
      },
      { rootMargin: `0px 0px -${offsetPx}px` },
    );
    // All is measured before anything is changed, so that the page is laid out once.
    const below = [...document.querySelectorAll('[data-reveals=""]')].filter(
      (part) => part.getBoundingClientRect().top >= innerHeight - offsetPx,
    );
    for (const part of below) {
      part.setAttribute('data-reveals', 'waiting');
      observer.observe(part);
    }
    return () => observer.disconnect();
  }, [page]);
}
