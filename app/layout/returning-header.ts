import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Shorter scrolls are ignored as jitter. */
const stepPx = 8;

/**
 * Below the top of the page, the header slides in on scrolling up and out on scrolling down. The
 * root's `data-header` (`passed`, `returned`, `away`) tells sticky parts whether it covers them.
 * Scrolling caused by links, history or Tab does not bring it back.
 */
export function useReturningHeader(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation resets it.
  useEffect(() => {
    const { dataset } = document.documentElement;
    let turnedAtPx = scrollY;
    let isUserScroll = false;

    const follow = () => {
      const movedPx = scrollY - turnedAtPx;
      if (scrollY <= 0) delete dataset.header;
      if (!header.current || Math.abs(movedPx) < stepPx) return;
      turnedAtPx = scrollY;
      if (scrollY <= 0 || header.current.querySelector('[data-open]')) return;
      if (!dataset.header && scrollY > header.current.offsetHeight) dataset.header = 'passed';
      else if (dataset.header && movedPx < 0 && isUserScroll) dataset.header = 'returned';
      else if (dataset.header === 'returned') dataset.header = 'away';
    };
    const note = (event: Event) => {
      isUserScroll = !scrollsToTarget(event);
    };

    const end = new AbortController();
    const listening = { signal: end.signal, passive: true };
    addEventListener('scroll', follow, listening);
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click', 'popstate'])
      addEventListener(type, note, listening);
    if (scrollY <= 0) delete dataset.header;
    else if (dataset.header) dataset.header = 'passed';
    return () => end.abort();
  }, [header, key]);

  useEffect(
    () => () => {
      delete document.documentElement.dataset.header;
    },
    [],
  );
}

/** Whether the event scrolls the page to a target: a link, history, or the next field. */
const scrollsToTarget = (event: Event): boolean =>
  event.type === 'popstate' ||
  (event instanceof KeyboardEvent && event.key === 'Tab') ||
  (event.type === 'click' && event.target instanceof Element && event.target.closest('a') !== null);
