import { type RefObject, useEffect } from 'react';

/** Distances of the sample points, smaller than any click target and any line of text. */
const gridPx = 22;
const lineGridPx = 11;
/** Room between the button and text: 8 px beside its outline of 3 px. */
const clearPx = 11;
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
  const box = new DOMRect(offsetLeft, offsetTop - upPx, offsetWidth, offsetHeight);
  const around = new DOMRect(
    box.x - clearPx,
    box.y - clearPx,
    box.width + 2 * clearPx,
    box.height + 2 * clearPx,
  );
  return (
    partsIn(box, button).every((part) => !part.closest(pressable)) &&
    partsIn(around, button).every((part) => !hasTextIn(part, around))
  );
}

/** What is shown in the box, except the button and dialogs. */
function partsIn(box: DOMRect, button: HTMLElement): Element[] {
  const columns = Math.ceil(box.width / gridPx);
  const rows = Math.ceil(box.height / lineGridPx);
  const parts = new Set<Element>();
  for (let column = 0; column <= columns; column += 1)
    for (let row = 0; row <= rows; row += 1) {
      const x = box.x + (box.width * column) / columns;
      const y = box.y + (box.height * row) / rows;
      for (const part of document.elementsFromPoint(x, y)) parts.add(part);
    }
  return [...parts].filter((part) => !button.contains(part) && !part.closest('dialog'));
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
