import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Less than that is a trembling finger. */
const stepPx = 8;

/**
 * Further down the page the header comes back when one scrolls up and leaves when one scrolls on.
 * The root says where it is (`data-header`: `passed`, `returned` or `away` again), since what sticks
 * to the top moves down by its height. What a link or the Tab key leads to is no wish for it.
 */
export function useReturningHeader(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each move is a new page or place.
  useEffect(() => {
    const { dataset } = document.documentElement;
    let turnedAtPx = scrollY;
    let isByHand = false;

    const follow = () => {
      const movedPx = scrollY - turnedAtPx;
      if (scrollY <= 0) delete dataset.header;
      if (!header.current || Math.abs(movedPx) < stepPx) return;
      turnedAtPx = scrollY;
      if (scrollY <= 0 || header.current.querySelector('[data-open]')) return;
      if (!dataset.header && scrollY > header.current.offsetHeight) dataset.header = 'passed';
      else if (dataset.header && movedPx < 0 && isByHand) dataset.header = 'returned';
      else if (dataset.header === 'returned') dataset.header = 'away';
    };
    const note = (event: Event) => {
      isByHand = !leadsElsewhere(event);
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

/** The page is scrolled to what was chosen, be it a link, the way back or the next field. */
const leadsElsewhere = (event: Event): boolean =>
  event.type === 'popstate' ||
  (event instanceof KeyboardEvent && event.key === 'Tab') ||
  (event.type === 'click' && event.target instanceof Element && event.target.closest('a') !== null);
