import { type RefObject, useEffect } from 'react';

/** Distance of the sample points, smaller than any click target. */
const gridPx = 22;
/** How far the button may move up; beyond that it hides. */
const reachPx = 180;
const restMs = 120;

const pressable = 'a, button, input, select, textarea, summary, label, [role=slider]';

/**
 * Keeps the floating button off anything clickable and off text: when scrolling ends over either,
 * the button moves up to the next free place, or to the side if there is none near.
 */
export function useAvoidControls(button: RefObject<HTMLElement | null>): void {
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
    // Disconnected during changes: `content-visibility` can resize the body twice in a frame,
    // which raises “ResizeObserver loop completed with undelivered notifications”.
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
  const top = offsetTop - upPx;
  const columns = Math.ceil(offsetWidth / gridPx);
  const rows = Math.ceil(offsetHeight / gridPx);
  const covered = new Set<Element>();
  for (let column = 0; column <= columns; column += 1)
    for (let row = 0; row <= rows; row += 1) {
      const x = offsetLeft + (offsetWidth * column) / columns;
      const y = top + (offsetHeight * row) / rows;
      for (const part of document.elementsFromPoint(x, y)) covered.add(part);
    }
  const box = new DOMRect(offsetLeft, top, offsetWidth, offsetHeight);
  return [...covered]
    .filter((part) => !button.contains(part) && !part.closest('dialog'))
    .every((part) => !part.closest(pressable) && !hasTextIn(part, box));
}

/** Whether a line of the element's own text is in the box. */
function hasTextIn(part: Element, box: DOMRect): boolean {
  const range = document.createRange();
  return [...part.childNodes].some((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        right > box.left && left < box.right && bottom > box.top && top < box.bottom,
    );
  });
}
