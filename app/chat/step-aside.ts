import { type RefObject, useEffect } from 'react';

/** Closer than the smallest target is wide: nothing lies between two points that are tried. */
const gridPx = 22;
/** How far up it may go; beyond that it stays out of the way. */
const reachPx = 180;
const restMs = 120;

const pressable = 'a, button, input, select, textarea, summary, label, [role=slider]';

/**
 * The floating button covers nothing that can be pressed: where the page comes to rest with
 * something under it, it steps up to the next free place, or aside if there is none near.
 */
export function useSteppingAside(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = button.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let settledHeightPx = 0;

    const settle = () => {
      const upPx = freeStepPx(element);
      settledHeightPx = document.body.offsetHeight;
      element.toggleAttribute('data-aside', upPx === undefined);
      element.style.setProperty('--up', `${upPx ?? 0}px`);
      grown.observe(document.body);
    };
    // Not observed while the page changes: skipped content (`content-visibility`) can resize the
    // body twice in a frame, and a second size that cannot be delivered is an error of the page.
    const settleSoon = () => {
      grown.disconnect();
      clearTimeout(timer);
      timer = setTimeout(settle, restMs);
    };

    const grown = new ResizeObserver(() => {
      if (document.body.offsetHeight !== settledHeightPx) settleSoon();
    });
    grown.observe(document.body);

    const end = new AbortController();
    for (const type of ['scroll', 'resize', 'click', 'toggle'])
      addEventListener(type, settleSoon, { signal: end.signal, passive: true, capture: true });
    return () => {
      end.abort();
      grown.disconnect();
      clearTimeout(timer);
    };
  }, [button]);
}

function freeStepPx(button: HTMLElement): number | undefined {
  for (let upPx = 0; upPx <= reachPx; upPx += gridPx) if (isFree(button, upPx)) return upPx;
  return undefined;
}

function isFree(button: HTMLElement, upPx: number): boolean {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = button;
  if (offsetWidth === 0) return true;
  const columns = Math.ceil(offsetWidth / gridPx);
  const rows = Math.ceil(offsetHeight / gridPx);
  for (let column = 0; column <= columns; column += 1)
    for (let row = 0; row <= rows; row += 1) {
      const x = offsetLeft + (offsetWidth * column) / columns;
      const y = offsetTop - upPx + (offsetHeight * row) / rows;
      const covered = document.elementsFromPoint(x, y).some((part) => {
        const target = part.closest(pressable);
        return target && !button.contains(target) && !target.closest('dialog');
      });
      if (covered) return false;
    }
  return true;
}
